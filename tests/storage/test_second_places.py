"""Second places belong to one profile each: what is rescued comes home there alone, and nothing empty is left."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from game.engine.record import FORMAT, ActionLine, HeaderLine, SeatSetup, written_all
from game.storage.folders import Folders, folders_of
from game.storage.rescue import Homecoming, keep_private, spare_records
from game.storage.writer import RecordWriter
from tests.storage.faulty_calls import FaultyCalls

HEADER = HeaderLine(FORMAT, "0.2.0", "toy", 1, {}, (SeatSetup("Amal"),), 7, "2026-05-06T20:00:00")
WHOLE = written_all([HEADER, *[ActionLine(0, f"discard {card}") for card in ("AS", "KH", "QC")]])
BEGUN = written_all([HEADER])
NAME = "toy-20260506-200000.jsonl"
needs_owners = pytest.mark.skipif(not hasattr(os, "getuid"), reason="nothing is shared between users there")


@pytest.fixture
def temporary(tmp_path: Path) -> Path:
    """The folder in which everybody may make folders."""
    folder = tmp_path / "var-tmp"
    folder.mkdir(mode=0o777)
    return folder


class Account:
    """A user of the computer, who may have several profiles."""

    def __init__(self, home: Path, temporary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.home = home
        self._temporary = temporary
        self._patch = monkeypatch
        if hasattr(os, "getuid"):
            import pwd

            known = pwd.getpwuid(os.getuid())
            changed = pwd.struct_passwd((*known[:5], str(home), *known[6:]))
            monkeypatch.setattr(pwd, "getpwuid", lambda _number: changed)

    def profile(self, home: Path | None = None) -> Folders:
        """The folders of the profile that has its `HOME` there; by default of the account's own."""
        for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
            self._patch.delenv(name, raising=False)
        self._patch.setenv("HOME", str(home or self.home))
        return folders_of({}, self._temporary)


@pytest.fixture
def account(tmp_path: Path, temporary: Path, monkeypatch: pytest.MonkeyPatch) -> Account:
    return Account(tmp_path / "amal", temporary, monkeypatch)


def comes_home(profile: Folders) -> bool:
    """Bring this profile's records back; returns whether the player gets a notice."""
    homecoming = Homecoming(profile.spare, profile.saves, ".jsonl", profile.former)
    homecoming.begin()
    assert homecoming.wait(10)
    return homecoming.take_news()


def put(folder: Path, content: bytes = WHOLE, name: str = NAME) -> Path:
    keep_private(folder)
    (folder / name).write_bytes(content)
    return folder / name


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()} if folder.exists() else {}


@needs_owners
def test_no_two_profiles_of_an_account_have_a_place_in_common(account: Account, tmp_path: Path) -> None:
    profiles = [account.profile(), account.profile(tmp_path / "other"), account.profile(tmp_path / "third")]
    places = [place for profile in profiles for place in profile.spare]
    assert len(set(places)) == len(places) == 9
    assert account.profile().spare == profiles[0].spare, "they stay the same"


@needs_owners
def test_profiles_that_share_state_and_cache_have_places_of_their_own(
    account: Account, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = account.profile()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    other = folders_of({}, tmp_path / "var-tmp")
    assert one.cache == other.cache
    assert not set(one.spare) & set(other.spare)


@needs_owners
def test_what_was_rescued_comes_home_to_its_profile_alone(account: Account, tmp_path: Path) -> None:
    own, others = account.profile(), [account.profile(tmp_path / name) for name in ("other", "third")]
    for number, place in enumerate(own.spare):
        put(place, name=f"toy-{number}.jsonl")
    for other in others:
        assert not comes_home(other)
        assert not files(other.saves)
    assert comes_home(own), "the player is told"
    assert len(files(own.saves)) == len(own.spare)
    assert not any(place.exists() for place in own.spare)
    assert not comes_home(own), "once"


@needs_owners
@pytest.mark.parametrize("begun", [BEGUN, b""], ids=["begun", "an empty file of its name"])
def test_of_the_old_shared_place_a_profile_takes_what_it_began(account: Account, tmp_path: Path, begun: bytes) -> None:
    usual, other, third = account.profile(), account.profile(tmp_path / "other"), account.profile(tmp_path / "third")
    old = usual.former[-1].place
    put(old)
    other.saves.mkdir(parents=True)
    (other.saves / NAME).write_bytes(begun)
    assert not comes_home(third)
    assert files(old) == {NAME: WHOLE}
    assert comes_home(other)
    assert files(other.saves) == {NAME: WHOLE}
    assert not comes_home(usual)
    assert not files(usual.saves)


@needs_owners
def test_what_nobody_began_comes_home_to_the_usual_profile(account: Account, tmp_path: Path) -> None:
    usual, other = account.profile(), account.profile(tmp_path / "other")
    put(usual.former[-1].place)
    other.saves.mkdir(parents=True)
    (other.saves / NAME).write_bytes(written_all([HEADER, ActionLine(0, "lay AS")]))  # another match of this name
    assert not comes_home(other)
    assert comes_home(usual)
    assert files(usual.saves) == {NAME: WHOLE}
    assert len(files(other.saves)) == 1


@needs_owners
def test_old_places_in_folders_of_the_profile_are_its_own(account: Account, tmp_path: Path) -> None:
    profile = account.profile(tmp_path / "other")
    for former in profile.former[:-1]:
        put(former.place, name=f"{former.place.parent.parent.name}.jsonl")
    assert comes_home(profile)
    assert len(files(profile.saves)) == 2
    assert not any(former.place.exists() for former in profile.former)


@needs_owners
def test_no_empty_file_and_no_empty_folder_is_left_behind(account: Account, temporary: Path) -> None:
    profile = account.profile()
    for place in (*profile.spare, *(former.place for former in profile.former)):
        put(place, b"", f"{place.parent.name}-{place.name}.jsonl")
    assert not comes_home(profile), "there is nothing to be told of"
    assert not files(profile.saves)
    assert not any(temporary.iterdir())
    assert not any(place.exists() for place in profile.spare)


@needs_owners
def test_what_is_no_record_stays_with_its_folder(account: Account, temporary: Path) -> None:
    profile = account.profile()
    letter = put(profile.spare[-1], b"Dear Amal", "letter.txt")
    put(profile.spare[-1])
    assert comes_home(profile)
    assert letter.read_bytes() == b"Dear Amal"


def test_everything_of_a_profile_in_one_folder_stays_there(tmp_path: Path) -> None:
    profile = folders_of({"MAJLIS_HOME": str(tmp_path)})
    assert [place.relative_to(tmp_path).as_posix() for place in profile.spare] == ["state/rescued", "cache/rescued"]
    assert not profile.former


# Whoever can write to the temporary folder as well.


@pytest.fixture
def somebody_elses(monkeypatch: pytest.MonkeyPatch) -> set[Path]:
    """Names that somebody else owns; for root, who runs these tests, cannot be refused anything."""
    owned: set[Path] = set()
    real = os.stat

    def stat(path: object, **more: bool) -> os.stat_result:
        status = real(path, **more)  # type: ignore[arg-type]
        if isinstance(path, Path) and path in owned:
            members = list(status)
            members[4] = os.getuid() + 1
            return os.stat_result(members)
        return status

    monkeypatch.setattr(os, "stat", stat)
    return owned


@needs_owners
@pytest.mark.parametrize("level", ["folder", "above"])
def test_a_place_that_somebody_else_has_made_is_not_used(
    account: Account, somebody_elses: set[Path], level: str
) -> None:
    profile = account.profile()
    place = profile.spare[-1]
    put(place)
    put(profile.former[-1].place)
    for each in (place, profile.former[-1].place):
        somebody_elses.add(each if level == "folder" else each.parent)
    with pytest.raises(OSError, match="not permitted"):
        keep_private(place)
    assert spare_records([place, profile.former[-1].place], ".jsonl") == []
    assert not comes_home(profile)
    assert place.exists()


@needs_owners
def test_a_link_that_somebody_put_there_is_not_followed(
    account: Account, temporary: Path, tmp_path: Path, somebody_elses: set[Path]
) -> None:
    profile = account.profile()
    victim = tmp_path / "amal" / "documents"
    victim.mkdir(parents=True)
    link = profile.spare[-1].parent
    link.symlink_to(victim)
    somebody_elses.add(link)
    with pytest.raises(OSError, match="not permitted"):
        keep_private(profile.spare[-1])
    assert spare_records([profile.spare[-1]], ".jsonl") == []


@needs_owners
def test_what_is_made_in_the_temporary_folder_is_closed_to_others(account: Account, temporary: Path) -> None:
    place = account.profile().spare[-1]
    keep_private(place)
    for folder in (place, place.parent):
        assert folder.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EDQUOT, errno.EIO])
def test_a_disk_that_takes_nothing_is_left_no_empty_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    saves = tmp_path / "saves"
    saves.mkdir()
    calls = FaultyCalls(saves, monkeypatch)
    calls.fail("write", error, -1)
    writer = RecordWriter(saves / NAME, retry_after=0.01)
    writer.append([HEADER])
    while writer.failures < 2:
        assert not writer.wait(0.005)
    writer.save_in_spare_folder([tmp_path / "state" / "rescued"])
    assert writer.wait(5)
    assert not list(saves.iterdir())
    assert writer.path.read_bytes() == BEGUN
    writer.close()
