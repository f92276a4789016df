"""The garbage collector is paused, and always left as it was found."""

from __future__ import annotations

import gc
from weakref import ref

import pytest

from rules_engine.site.collector import collector_paused, take_back


def test_it_is_paused_inside_and_on_again_after() -> None:
    assert gc.isenabled()
    with collector_paused():
        assert not gc.isenabled()
        with collector_paused():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


def test_what_is_set_aside_is_taken_back() -> None:
    before = gc.get_freeze_count()
    with collector_paused():
        pass
    assert gc.get_freeze_count() == before
    with collector_paused(set_aside=True):
        kept = [[number] for number in range(1000)]
        assert gc.get_freeze_count() == before
    assert gc.isenabled()
    assert gc.get_freeze_count() >= before + len(kept)
    take_back()
    assert gc.get_freeze_count() == 0
    assert gc.is_tracked(kept)


def test_what_was_set_aside_is_freed_when_nobody_needs_it_any_more() -> None:
    class Knot:
        """Refers to itself, so that only the collector can free it."""

        def __init__(self) -> None:
            self.itself = self

    with collector_paused(set_aside=True):
        knot = ref(Knot())
    gc.collect()
    assert knot() is not None, "it was set aside"
    take_back()
    assert knot() is None


def stumble() -> None:
    with collector_paused():
        raise ValueError("a fault")


def test_a_fault_inside_does_not_leave_it_paused() -> None:
    with pytest.raises(ValueError, match="a fault"):
        stumble()
    assert gc.isenabled()
