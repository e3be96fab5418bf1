"""The turn loop and the agents' process: paced, never blocking, and going on whatever happens to the process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.record import SeatSetup
from game.games import GAMES as REAL_GAMES
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.match.thinking import AgentProcess, Failure
from game.match.turn_loop import Pacing, TurnLoop
from game.opponents.protocol import Decision, Explanation
from tests.match.minds import KILL, find, quick
from tests.match.play import NOW, TWO_PEOPLE, recorded, unrecorded
from tests.match.toy import Draw, Lay


@pytest.fixture(scope="module")
def agents() -> Iterator[AgentProcess]:
    process = AgentProcess(find)
    yield process
    process.close()


def seats(level: str, other: str = "random") -> tuple[SeatSetup, ...]:
    return (SeatSetup("Amal", level), SeatSetup("Badr", other))


def loop_of(match: Match, agents: AgentProcess, thinking_ms: int = 0) -> TurnLoop:
    return TurnLoop(match, agents, Pacing(thinking_ms), quick)


def run(loop: TurnLoop, until: int, patience: float = 10.0) -> float:
    """Tick like frames until so many actions are in effect; returns the longest frame in seconds."""
    started, longest = time.perf_counter(), 0.0
    while loop.match.number < until:
        before = time.perf_counter()
        assert before - started < patience, "the match does not go on"
        loop.tick(before * 1000, presenter_idle=True)
        longest = max(longest, time.perf_counter() - before)
        time.sleep(0.002)
    return longest


def test_what_belongs_together_is_played_together_and_alone_where_it_may_not_be(agents: AgentProcess) -> None:
    match = unrecorded(seats("planner", "planner"))
    loop = loop_of(match, agents)
    run(loop, 1)
    assert match.number == 2  # drawn, and laid along with it
    run(loop, 3)
    assert match.number == 3  # one card must be kept, so that only the first is laid
    assert loop.failures == 0


def test_agents_play_a_round_through_their_process(agents: AgentProcess) -> None:
    match = unrecorded(seats("random"))
    loop = loop_of(match, agents)
    while match.actor() is not None:
        run(loop, match.number + 1)
    assert loop.failures == 0
    assert match.standing().phase == "round_over"


@pytest.mark.slow
def test_the_programs_own_opponents_play_borako_at_the_table() -> None:
    seats = tuple(SeatSetup(f"Seat {level}", level) for level in ("club", "novice", "club", "casual"))
    match = new_match(REAL_GAMES, MatchSetup("borako", seats, 3, {}), None, NOW)
    agents = AgentProcess()
    agents.start()
    loop = TurnLoop(match, agents, Pacing(0))
    run(loop, 30)
    assert loop.failures == 0
    agents.close()


def test_the_same_seed_gives_the_same_round_whenever_it_is_played(agents: AgentProcess) -> None:
    hashes = []
    for _ in range(2):
        match = unrecorded(seats("random"), seed=11)
        run(loop_of(match, agents), 5)
        hashes.append(match.state_hash())
    assert hashes[0] == hashes[1]


def thought(loop: TurnLoop, agents: AgentProcess) -> None:
    """Frames in which the table still shows what was done before, until the agent asked has decided."""
    deadline = time.perf_counter() + 5
    loop.tick(time.perf_counter() * 1000, presenter_idle=False)
    while agents.busy:
        assert time.perf_counter() < deadline
        loop.tick(time.perf_counter() * 1000, presenter_idle=False)
        time.sleep(0.002)


def test_no_agent_plays_or_seems_to_think_before_everything_was_shown(agents: AgentProcess) -> None:
    match = unrecorded(seats("random"))
    loop = loop_of(match, agents)
    thought(loop, agents)
    for now in range(0, 5000, 500):
        assert not loop.tick(now, presenter_idle=False)
    assert loop.thinking is None
    assert match.number == 0


def test_what_was_decided_meanwhile_is_played_in_the_frame_after_everything_was_shown(agents: AgentProcess) -> None:
    match = unrecorded(seats("random"))
    loop = loop_of(match, agents)
    thought(loop, agents)
    assert loop.tick(0, presenter_idle=True)
    assert match.number == 1
    assert loop.failures == 0


def test_thinking_ahead_leads_to_the_same_round(agents: AgentProcess) -> None:
    hashes = []
    for ahead in (False, True):
        match = unrecorded(seats("random"), seed=11)
        loop = loop_of(match, agents)
        while match.number < 5:
            if ahead:
                thought(loop, agents)
            run(loop, match.number + 1)
        hashes.append(match.state_hash())
    assert hashes[0] == hashes[1]


def test_the_pause_before_a_move_begins_when_everything_was_shown(agents: AgentProcess) -> None:
    match = unrecorded(seats("random"))
    loop = loop_of(match, agents, thinking_ms=500)
    thought(loop, agents)
    start = 10**9
    assert not loop.tick(start, presenter_idle=True)
    assert loop.thinking == 0
    assert not loop.tick(start + 499, presenter_idle=True)
    assert loop.tick(start + 500, presenter_idle=True)


def test_what_was_thought_ahead_is_forgotten_when_the_match_goes_on_otherwise(agents: AgentProcess) -> None:
    match = unrecorded(seats("confessor"))
    loop = loop_of(match, agents)
    thought(loop, agents)
    match.play(Draw())
    assert not loop.tick(0, presenter_idle=True)
    assert agents.busy, "another decision is due"
    loop.close()
    assert not agents.busy
    assert match.number == 1


def test_nobody_thinks_while_a_person_is_to_act_or_the_table_is_paused(agents: AgentProcess) -> None:
    for loop in (loop_of(unrecorded(TWO_PEOPLE), agents), loop_of(unrecorded(seats("waiter")), agents)):
        loop.paused = True
        for now in range(3):
            loop.tick(now, presenter_idle=bool(now % 2))
            assert not agents.busy


@pytest.mark.slow
def test_a_process_killed_while_it_thinks_ahead_is_replaced(agents: AgentProcess) -> None:
    match = unrecorded(seats("waiter", "waiter"))
    loop = loop_of(match, agents)
    run(loop, 1)
    loop.tick(time.perf_counter() * 1000, presenter_idle=False)
    pid = agents.pid
    assert pid is not None
    os.kill(pid, KILL)
    thought(loop, agents)
    assert match.number == 1
    run(loop, 2)
    assert loop.last_decision is not None
    assert loop.last_decision.failure is Failure.DIED
    run(loop, 3)
    assert loop.last_decision.failure is None
    assert agents.pid != pid


def test_a_second_request_takes_the_place_of_the_first(agents: AgentProcess) -> None:
    match = unrecorded(seats("waiter"))
    agents.ask("toy", "waiter", match.view(0), match.agent_stream(), 60_000, 0)
    deadline = time.perf_counter() + 5
    while agents.progress < 0.5:
        agents.poll(1)
        assert time.perf_counter() < deadline
    agents.ask("toy", "confessor", match.view(0), match.agent_stream(), 60_000, 2)
    answer = None
    while answer is None:
        answer = agents.poll(3)
        assert time.perf_counter() < deadline
        time.sleep(0.01)
    assert isinstance(answer, Decision)
    assert answer.explanation is not None


@pytest.mark.slow
def test_a_decision_waits_for_the_pace_of_the_table_unless_it_is_hurried(agents: AgentProcess) -> None:
    match = unrecorded(seats("random"))
    loop = loop_of(match, agents, thinking_ms=10**9)
    loop.tick(0, presenter_idle=True)
    time.sleep(0.3)
    assert not loop.tick(1, presenter_idle=True)
    loop.hurry()
    deadline = time.perf_counter() + 5
    while not loop.tick(2, presenter_idle=True):
        assert time.perf_counter() < deadline
        time.sleep(0.01)
    assert match.number == 1


def test_a_person_is_never_played_for(agents: AgentProcess) -> None:
    match = unrecorded(TWO_PEOPLE)
    loop = loop_of(match, agents)
    for now in range(0, 3000, 100):
        assert not loop.tick(now, presenter_idle=True)
        assert not agents.busy
    assert match.number == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "failure"),
    [
        ("dead", Failure.DIED),
        ("stopped", Failure.OVERRAN),
        ("sleeper", Failure.OVERRAN),
        ("wrong", Failure.DIED),
        ("cheat", Failure.ILLEGAL),
    ],
)
def test_the_match_goes_on_when_an_agent_fails(agents: AgentProcess, level: str, failure: Failure) -> None:
    match = unrecorded(seats(level))
    loop = loop_of(match, agents)
    run(loop, 1)
    assert loop.last_decision is not None
    assert loop.last_decision.failure is failure
    while match.actor() == 0:
        match.play(next(iter(match.actions())))
    run(loop, match.number + 1)
    assert loop.last_decision.failure is None, "the next process answers again"


@pytest.mark.slow
def test_what_an_opponent_takes_to_load_is_not_counted_as_thought(agents: AgentProcess) -> None:
    loop = loop_of(unrecorded(seats("latecomer")), agents)
    run(loop, 1)
    assert loop.last_decision is not None
    assert loop.last_decision.failure is None


@pytest.mark.slow
def test_a_process_killed_from_outside_in_mid_request_is_replaced(agents: AgentProcess) -> None:
    match = unrecorded(seats("waiter", "waiter"))
    loop = loop_of(match, agents)
    run(loop, 1)
    for sign in (KILL, getattr(signal, "SIGSTOP", KILL), KILL):
        loop.tick(time.perf_counter() * 1000, presenter_idle=True)
        assert agents.busy
        pid = agents.pid
        assert pid is not None
        os.kill(pid, sign)
        run(loop, match.number + 1)
        assert loop.last_decision is not None
        assert loop.last_decision.failure in (Failure.DIED, Failure.OVERRAN)
        run(loop, match.number + 1)
        assert loop.last_decision.failure is None
        assert agents.pid != pid


@pytest.mark.slow
def test_frames_run_on_while_a_process_fails(agents: AgentProcess) -> None:
    match = unrecorded(seats("stopped"))
    assert run(loop_of(match, agents), 1) < 0.25


@pytest.mark.slow
def test_after_several_failures_in_a_row_quick_moves_are_played_without_a_process() -> None:
    agents = AgentProcess(find)
    match = unrecorded(seats("dead", "dead"))
    loop = loop_of(match, agents)
    run(loop, 6)
    assert loop.failures == 6
    assert loop.last_decision is not None
    assert loop.last_decision.failure is Failure.UNAVAILABLE
    agents.close()


def test_progress_is_reported_and_a_cancelled_answer_is_never_played(agents: AgentProcess) -> None:
    match = unrecorded(seats("waiter"))
    agents.ask("toy", "waiter", match.view(0), match.agent_stream(), 60_000, 0)
    deadline = time.perf_counter() + 5
    while agents.progress < 0.5:
        assert agents.poll(1) is None
        assert time.perf_counter() < deadline
        time.sleep(0.01)
    agents.cancel()
    agents.ask("toy", "random", match.view(0), match.agent_stream(), 50, 2)
    answer = None
    while answer is None:
        answer = agents.poll(3)
        assert time.perf_counter() < deadline
        time.sleep(0.01)
    assert isinstance(answer, Decision)
    assert isinstance(answer.action, Draw)


def test_a_persons_actions_wait_until_the_record_has_caught_up(tmp_path: Path, agents: AgentProcess) -> None:
    match = recorded(tmp_path)
    loop = loop_of(match, agents)
    assert loop.play([Draw()]) is None
    deadline = time.perf_counter() + 5
    while match.number < 1:
        loop.tick(0, presenter_idle=True)
        assert time.perf_counter() < deadline
    refusal = loop.play([Draw()])
    assert refusal is not None
    assert refusal.reason == "not_now"
    assert loop.play([Lay(match.view(0).hand[0])]) is None
    match.close()


def test_the_agents_process_never_loads_the_window_library(agents: AgentProcess) -> None:
    loop = loop_of(unrecorded(seats("confessor")), agents)
    run(loop, 1)
    assert loop.last_decision is not None
    assert loop.last_decision.explanation == Explanation("loaded", (("pygame", 0),))


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be stopped there")
def test_a_stopped_process_does_not_keep_the_program_from_ending() -> None:
    program = (
        "import os, signal, time\n"
        "from game.match.thinking import AgentProcess\n"
        "if __name__ == '__main__':\n"
        "    agents = AgentProcess()\n"
        "    agents.start()\n"
        "    time.sleep(0.5)\n"
        "    os.kill(agents.pid, signal.SIGSTOP)\n"
    )
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-c", program], cwd=root, check=True, timeout=20)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in ("SIGKILL", "SIGTERM", "SIGHUP") if hasattr(signal, name)])
def test_a_process_deep_in_thought_ends_with_its_owner(name: str) -> None:
    program = (
        "from game.match.thinking import AgentProcess\n"
        "from tests.match.minds import find\n"
        "from tests.match.play import unrecorded\n"
        "if __name__ == '__main__':\n"
        "    agents, match = AgentProcess(find), unrecorded()\n"
        "    agents.ask('toy', 'absorbed', match.view(0), match.agent_stream(), 60_000, 0.0)\n"
        "    while agents.progress == 0.0:\n"
        "        agents.poll(0.0)\n"
        "    print('deep', flush=True)\n"
        "    while True:\n"
        "        pass\n"
    )
    root = Path(__file__).parents[2]
    with subprocess.Popen([sys.executable, "-c", program], cwd=root, stdout=subprocess.PIPE) as owner:
        assert owner.stdout is not None
        try:
            assert owner.stdout.readline().split() == [b"deep"]
            owner.send_signal(getattr(signal, name))
            # both write there, so it ends when the last of them has
            owner.communicate(timeout=20)
        finally:
            owner.kill()
