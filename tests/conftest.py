"""What all tests share: the marks, the build that is under test, and a game to play."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any

import pytest
from hypothesis import settings

import wagontrain
from wagontrain.core import state

IN_CI = os.environ.get("CI", "").lower() in ("1", "true", "yes")
COMPILED = state.__file__.endswith(tuple(EXTENSION_SUFFIXES))

# CI runs every test on both builds, but only the compiled one, which is several times faster, with the slow
# tests and with many more cases of the conformance, property, leak, crash and schema tests.
THOROUGH = IN_CI and COMPILED

# Reproducible in CI: a property that fails there fails on everyone's machine.
settings.register_profile("quick", max_examples=50, deadline=None)
settings.register_profile("ci-quick", max_examples=50, deadline=None, derandomize=True, print_blob=True)
settings.register_profile("ci", max_examples=200, deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if THOROUGH else "ci-quick" if IN_CI else "quick")


def pytest_configure(config: pytest.Config) -> None:
    """Stop where the build under test is not the one that was meant: its tests would prove nothing."""
    expected = os.environ.get("WAGONTRAIN_EXPECT")
    if expected not in (None, "plain", "compiled"):
        raise pytest.UsageError(f"WAGONTRAIN_EXPECT is 'plain' or 'compiled', not '{expected}'")
    if expected and (expected == "compiled") != COMPILED:
        raise pytest.UsageError(f"expected wagontrain {expected}, but found {state.__file__}")


def pytest_report_header() -> str:
    return f"wagontrain: {'compiled' if COMPILED else 'plain'}, {os.path.dirname(wagontrain.__file__)}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave slow tests for the compiled build in CI, unless they were asked for by their mark."""
    if THOROUGH or "slow" in config.getoption("markexpr"):
        return
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(pytest.mark.skip(reason="slow: runs compiled with CI=true, or with -m slow"))


@pytest.fixture(params=wagontrain.games())
def game(request: pytest.FixtureRequest) -> wagontrain.Game[Any]:
    """Each game in turn."""
    return wagontrain.game(str(request.param))
