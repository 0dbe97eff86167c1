"""The command as a whole: help everywhere, errors in one line, exit codes, a quick start."""

import subprocess
import sys

import pytest

from tests.cli.commands import command, wagontrain

COMMANDS = ["play", "simulate", "replay", "verify", "rules", "data", "bench"]


def test_every_command_is_listed_and_helps() -> None:
    listed = wagontrain("--help")
    assert listed.code == 0
    assert wagontrain().out == listed.out
    for name in COMMANDS:
        assert name in listed.out
        result = wagontrain(name, "--help")
        assert result.code == 0
        assert "--help" in result.out


def test_the_version_says_how_it_was_built() -> None:
    result = wagontrain("--version")
    assert result.code == 0
    assert result.out.startswith("wagontrain ")
    assert "compiled" in result.out or "plain" in result.out


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        (["plya"], ["plya", "play"]),
        (["simulate"], ["GAME", "simulate --help"]),
        (["simulate", "chess"], ["no game is called 'chess'", "villagers"]),
        (["simulate", "vilagers"], ["did you mean 'villagers'?"]),
        (["simulate", "villagers", "--seats", "9"], ["1 to 5 seats"]),
        (["simulate", "villagers", "--seats", "x"], ["--seats"]),
        (["simulate", "villagers", "--games", "0"], ["--games"]),
        (["simulate", "villagers", "--bots", "genius"], ["no bot is called 'genius'", "random"]),
        (["simulate", "villagers", "--seats", "3", "--bots", "first,random"], ["2 bots for 3 seats"]),
        (["simulate", "villagers", "--option", "saint=1"], ["did you mean 'saints'?"]),
        (["simulate", "villagers", "--option", "saints=maybe"], ["allowed are false, true"]),
        (["simulate", "villagers", "--option", "saints"], ["NAME=VALUE"]),
        (["simulate", "villagers", "-o", "saints=1", "-o", "saints=0"], ["twice"]),
        (["simulate", "villagers", "--frobnicate"], ["--frobnicate"]),
        (["simulate", "villagers", "--tables", "/no/such/folder"], ["/no/such/folder"]),
        (["play", "villagers", "--lang", "xx"], ["'xx'", "en, pl, it, ru"]),
        (["play", "villagers", "--seats", "2", "--bots", "first,first,first"], ["3 bots for 2 seats"]),
        (["play", "villagers", "--seats", "2", "--names", "a,b,c"], ["3 names for 2 seats"]),
        (["play", "villagers", "--seats", "2", "--names", "a,a"], ["another name"]),
        (["play", "villagers", "--load", "x.json", "--seed", "1"], ["--load"]),
        (["play", "villagers", "--load", "/no/such/file"], ["/no/such/file: No such file"]),
        (["play", "villagers", "--record", "/no/such/folder/x.replay"], ["no folder /no/such/folder"]),
        (["replay", "/no/such/file"], ["No such file"]),
        (["verify", "/no/such/file"], ["No such file"]),
        (["rules", "chess"], ["villagers"]),
        (["data", "chess"], ["villagers"]),
        (["bench", "--seconds", "0"], ["--seconds"]),
    ],
)
def test_wrong_use_is_one_line_and_code_2(args: list[str], parts: list[str]) -> None:
    wagontrain(*args).fails(2, *parts)


def test_the_same_in_a_process_of_its_own() -> None:
    command("simulate", "chess").fails(2, "no game is called 'chess'")
    command("simulate", "villagers", "--tables", "/no/such/folder").fails(2, "/no/such/folder")


def test_the_command_starts_without_what_it_does_not_need() -> None:
    code = "import sys, wagontrain.cli.app; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert not loaded & {
        "rich.table",
        "rich.markdown",
        "fluent.runtime",
        "multiprocessing",
        "wagontrain.villagers",
    }
