"""The files for servers: they can be parsed, their commands exist, and their addresses agree.

No test starts a container, systemd or a proxy. What these tools would read is read here.
"""

import configparser
import re
import shlex
import tomllib
from typing import Any

import pytest
import typer
import yaml

from tests.docs.fences import ROOT, blocks
from wagontrain.cli.app import app
from wagontrain.cli.serve import proxies_of

DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs" / "self-hosting.md"
RELEASE = ROOT / ".github" / "workflows" / "release.yml"
COMMANDS: Any = typer.main.get_command(app)


def values_of(words: list[str]) -> dict[str, Any]:
    """Return what a command understands of its words; an unknown option is an error."""
    name, *rest = words
    values: dict[str, Any] = COMMANDS.commands[name].make_context(name, rest).params
    return values


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def compose() -> dict[str, Any]:
    """Return the services, with a value for each variable that `.env` has to give."""
    text = re.sub(r"\$\{(\w+):\?\}", r"\1.example", read("compose.yaml"))
    services: dict[str, Any] = yaml.safe_load(text)
    return services


def unit(name: str) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, strict=False, delimiters=["="])
    parser.optionxform = str  # type: ignore[assignment]
    parser.read_string(read(name).replace("\\\n", " "))
    return parser


def started_by(name: str) -> list[str]:
    """Return the words after `wagontrain` in a unit's ExecStart."""
    command, *words = shlex.split(unit(name)["Service"]["ExecStart"])
    assert command == "/opt/wagontrain/bin/wagontrain"
    return words


def container_words(instruction: str) -> list[str]:
    """Return the list that an instruction of the container file has."""
    found = re.search(rf"^{instruction} (\[.*\])$", read("Containerfile"), re.MULTILINE)
    assert found, instruction
    words: list[str] = yaml.safe_load(found[1])
    return words


def test_the_container_starts_a_server_for_its_published_port() -> None:
    values = values_of(container_words("CMD"))
    assert container_words("ENTRYPOINT") == ["wagontrain"]
    assert values["host"] == "0.0.0.0"
    assert f"EXPOSE {values['port']}\n" in read("Containerfile")
    assert f"http://127.0.0.1:{values['port']}/healthz" in read("Containerfile")
    assert values["data"].startswith("/data/")


def test_the_container_does_not_run_as_root_and_has_no_compiler() -> None:
    last = read("Containerfile").split("\nFROM ")[-1]
    assert "\nUSER wagontrain\n" in last
    assert last.index("USER wagontrain") < last.index("ENTRYPOINT")
    assert "apk add" not in last


def test_the_container_file_copies_what_exists() -> None:
    copied = re.findall(r"^COPY (?!--from)(.*)$", read("Containerfile"), re.MULTILINE)
    names = [name for line in copied for name in line.split()[:-1]]
    assert "src" in names
    assert [name for name in names if not (ROOT / name).exists()] == []


def test_the_lock_has_the_driver_for_postgresql_where_the_container_file_looks() -> None:
    lock = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    entry = re.search(r"^asyncpg==.*?[^\\]$", lock, re.MULTILINE | re.DOTALL)
    assert entry is not None
    assert all("asyncpg==" in line or "--hash=sha256:" in line for line in entry[0].splitlines())


def test_the_composed_server_uses_postgresql_behind_its_proxy() -> None:
    services = compose()["services"]
    values = values_of(services["server"]["command"])
    assert values["data"] == "postgresql://wagontrain:POSTGRES_PASSWORD.example@database/wagontrain"
    assert values["base_url"] == "https://WAGONTRAIN_HOST.example"
    assert services["proxy"]["environment"]["WAGONTRAIN_SERVER"] == f"server:{values['port']}"
    assert "ports" not in services["server"]
    subnet = compose()["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert proxies_of(values["trusted_proxies"]) == (subnet,)


def test_the_composed_services_name_only_what_is_there() -> None:
    told = compose()
    services, volumes = told["services"], set(told["volumes"])
    for name, service in services.items():
        assert set(service.get("depends_on", {})) <= set(services), name
        assert service["networks"] == list(told["networks"]), name
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in volumes or (DEPLOY / source).exists(), volume
    build = services["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"


def test_the_composed_backup_keeps_some_on_its_volume() -> None:
    backup = compose()["services"]["backup"]
    line = re.search(r"while wagontrain (.*?); do", backup["command"][0])
    assert line is not None
    values = values_of(shlex.split(line[1]))
    assert values["keep"] > 1
    assert backup["volumes"] == [f"backups:{values['file']}"]


def test_the_unit_starts_a_server_that_can_stop_in_time() -> None:
    service = unit("wagontrain.service")["Service"]
    values = values_of(started_by("wagontrain.service"))
    assert service["User"] == "wagontrain"
    assert values["data"].startswith(f"/var/lib/{service['StateDirectory']}/")
    assert float(service["TimeoutStopSec"]) > values["stop_seconds"]
    assert proxies_of(values["trusted_proxies"]) == (values["host"],)


def test_the_backup_unit_backs_up_what_the_server_writes() -> None:
    service = unit("wagontrain-backup.service")["Service"]
    values = values_of(started_by("wagontrain-backup.service"))
    assert values["data"] == values_of(started_by("wagontrain.service"))["data"]
    assert str(values["file"]) in [f"/var/lib/{name}" for name in service["StateDirectory"].split()]
    assert values["keep"] > 1
    timer = unit("wagontrain-backup.timer")
    assert timer["Timer"]["OnCalendar"]
    assert timer["Install"]["WantedBy"] == "timers.target"


@pytest.mark.parametrize(
    ("name", "pattern"),
    [
        ("Caddyfile", r"reverse_proxy \{\$WAGONTRAIN_SERVER:(.*)\}"),
        ("nginx.conf", r"proxy_pass http://(.*);"),
    ],
)
def test_the_proxies_lead_to_where_the_unit_listens(name: str, pattern: str) -> None:
    values = values_of(started_by("wagontrain.service"))
    assert re.findall(pattern, read(name)) == [f"{values['host']}:{values['port']}"]
    assert read(name).count("{") == read(name).count("}")
    assert values["base_url"].removeprefix("https://") in read(name)


def test_nginx_passes_on_what_the_server_needs_and_nothing_that_visitors_claim() -> None:
    told = dict(re.findall(r"proxy_set_header (\S+)\s+(\S+);", read("nginx.conf")))
    assert told["X-Forwarded-For"] == "$remote_addr"
    assert told["X-Forwarded-Proto"] == "$scheme"
    assert told["Host"] == "$host"
    assert {"Upgrade", "Connection"} <= set(told)


def test_the_comment_in_the_nginx_file_is_a_command() -> None:
    line = re.search(r"^#\s+wagontrain (.*)$", read("nginx.conf"), re.MULTILINE)
    assert line is not None
    assert values_of(shlex.split(line[1]))["base_url"] == "https://tables.example.org"


def test_every_command_of_the_page_exists() -> None:
    lines = [line for block in blocks(PAGE) for line in block.code.splitlines()]
    commands = [shlex.split(line[2:])[1:] for line in lines if line.startswith("$ wagontrain ")]
    assert {words[0] for words in commands} == {"serve", "restore", "doctor"}
    for words in commands:
        assert values_of(words)["data" if "--data" in words else "host"]


def test_the_page_names_every_file_and_only_files_that_exist() -> None:
    text = PAGE.read_text(encoding="utf-8")
    named = set(re.findall(r"deploy/([\w.-]+\w)", text)) - {".env"}
    assert all((DEPLOY / name).exists() or name.startswith("wagontrain") for name in named)
    for path in DEPLOY.iterdir():
        assert path.name in text or path.name in ("Containerfile", "wagontrain-backup.service"), path.name


def test_every_option_that_the_page_names_exists() -> None:
    known = {
        flag for command in COMMANDS.commands.values() for param in command.params for flag in param.opts
    }
    of_others = {"--file", "--upgrade", "--detach", "--build"}
    text = re.sub(r"^```.*?^```$", "", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    assert set(re.findall(r"(?<![\w-])--[a-z-]+\w", text)) - of_others <= known


def test_the_release_builds_for_every_python_that_the_package_names() -> None:
    workflow = yaml.safe_load(RELEASE.read_text(encoding="utf-8"))
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    named = {word.rpartition(" ")[2] for word in project["classifiers"] if re.search(r":: 3\.\d+$", word)}
    steps = workflow["jobs"]["compiled"]["steps"]
    build = next(step for step in steps if "cibuildwheel" in step.get("uses", ""))["env"]
    built = {f"3.{minor}" for minor in re.findall(r"cp3(\d+)-", build["CIBW_BUILD"])}
    assert built == named
    assert "UNTESTED" in RELEASE.read_text(encoding="utf-8")


def test_the_release_tests_each_wheel_with_commands_that_exist() -> None:
    workflow = yaml.safe_load(RELEASE.read_text(encoding="utf-8"))
    steps = workflow["jobs"]["compiled"]["steps"]
    tested = next(step["env"]["CIBW_TEST_COMMAND"] for step in steps if "env" in step)
    commands = [shlex.split(part)[3:] for part in tested.split("&&")]
    assert commands[0] == ["--version"]
    assert values_of(commands[1])["games"] == 2


def test_each_job_waits_for_jobs_that_exist() -> None:
    jobs = yaml.safe_load(RELEASE.read_text(encoding="utf-8"))["jobs"]
    for job in jobs.values():
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(jobs)
    assert jobs["publish"]["permissions"] == {"id-token": "write"}


def test_there_is_no_path_of_a_machine_in_these_files() -> None:
    files = [path for path in [*DEPLOY.iterdir(), RELEASE] if path.is_file()]
    assert len(files) > 6
    assert [path for path in files if re.search(r"/home/|/root|/Users/", path.read_text())] == []
