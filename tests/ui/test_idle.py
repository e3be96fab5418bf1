"""The queue of work that can wait."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.ui.graphics.motion import FakeClock
from game.ui.stage.idle import IdleQueue, Job, Lingering, Priority, Steps
from game.ui.stage.scene import Scene
from tests.ui.pilot import Pilot


class Bare(Scene):
    """A scene that does nothing itself."""

    def layout(self, size: tuple[int, int]) -> None:
        """Place nothing."""

    def handle(self, event: pygame.Event) -> bool:
        return False

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint black."""


def bare(pilot: Pilot) -> Bare:
    scene = Bare(pilot.stage)
    pilot.stage.push(scene)
    pilot.frame()
    return scene


def counts(steps: int, clock: FakeClock, takes_ms: float, done: list[str], name: str) -> Steps:
    def work() -> Iterator[None]:
        for _step in range(steps):
            clock.advance(takes_ms)
            done.append(name)
            yield

    return Steps(work())


def prepared(scene: Scene, steps: Steps, priority: Priority) -> None:
    scene.prepare(Job(steps.step, steps.wait, priority))


def test_the_most_urgent_is_done_first_and_the_rest_when_there_is_time(pilot: Pilot) -> None:
    scene, clock, done = bare(pilot), FakeClock(), list[str]()
    queue = IdleQueue(clock)
    prepared(scene, counts(2, clock, 1.0, done, "foreseen"), Priority.FORESEEN)
    prepared(scene, counts(3, clock, 1.0, done, "shown"), Priority.SHOWN)
    queue.work(scene)
    assert done == ["shown"] * 3
    assert queue.wake_after(scene) == 0.0
    queue.work(scene)
    assert done == ["shown"] * 3 + ["foreseen"] * 2


def test_while_something_moves_only_what_is_in_sight_gets_on_by_a_step(pilot: Pilot) -> None:
    scene, clock, done = bare(pilot), FakeClock(), list[str]()
    queue = IdleQueue(clock)
    prepared(scene, counts(2, clock, 1.0, done, "foreseen"), Priority.FORESEEN)
    prepared(scene, counts(3, clock, 1.0, done, "shown"), Priority.SHOWN)
    scene.damage.add(pygame.Rect(0, 0, 9, 9))
    queue.work(scene)
    assert done == ["shown"]


def test_a_slow_frame_gives_more_time(pilot: Pilot) -> None:
    scene, clock, done = bare(pilot), FakeClock(), list[str]()
    queue = IdleQueue(clock)
    prepared(scene, counts(9, clock, 1.0, done, "shown"), Priority.SHOWN)
    clock.advance(96.0)
    queue.work(scene)
    assert len(done) == 6


def test_work_of_a_scene_beneath_waits_and_that_of_one_that_left_is_forgotten(pilot: Pilot) -> None:
    scene, done = bare(pilot), list[str]()
    above = Bare(pilot.stage)
    pilot.stage.push(above)
    pilot.frame()
    prepared(scene, counts(1, pilot.clock, 0.0, done, "beneath"), Priority.SHOWN)
    prepared(above, counts(9, pilot.clock, 10.0, done, "above"), Priority.SHOWN)
    pilot.frame()
    assert "beneath" not in done
    pilot.stage.pop()
    before = done.count("above")
    assert before < 9
    pilot.settle()
    assert done.count("above") == before
    assert done[-1] == "beneath"


def test_what_is_only_passed_by_is_not_done() -> None:
    clock, done = FakeClock(), list[str]()
    job = Lingering(clock, 100.0, done.append)
    assert job.wait() is None
    job.want("first")
    clock.advance(60.0)
    job.want("second")
    assert job.wait() == 100.0
    clock.advance(60.0)
    job.want("second")
    job.step()
    assert not done
    clock.advance(40.0)
    job.step()
    assert done == ["second"]
    assert job.wait() is None
