"""The installed build: what should be compiled is, and the files that are read at run time came along."""

import re
import tomllib
from importlib import import_module, resources
from importlib.metadata import files, metadata
from pathlib import Path

import pytest

import wagontrain
from setup import compiled_files, description, links
from tests.conftest import COMPILED
from wagontrain.core.errors import UnknownGame
from wagontrain.core.rulebook import rules_text

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "wagontrain"


def test_hot_modules_are_compiled_all_or_none() -> None:
    paths = [Path(name).relative_to("src").with_suffix("") for name in compiled_files()]
    names = [".".join(path.parts).removesuffix(".__init__") for path in paths]
    compiled = [name for name in names if not str(import_module(name).__file__).endswith(".py")]
    assert compiled == (names if COMPILED else [])


def test_what_takes_long_is_tried_on_one_build_only() -> None:
    """CI runs the tests on both builds: many cases are for THOROUGH, which is the compiled one."""
    asking = {
        path.relative_to(ROOT / "tests").as_posix()
        for path in (ROOT / "tests").rglob("*.py")
        if re.search(r"\bIN_" + r"CI\b", path.read_text(encoding="utf-8"))
    }
    assert asking == {"conftest.py", "web/conftest.py"}  # where PostgreSQL must be there


def test_every_data_file_and_word_came_along() -> None:
    installed = Path(str(resources.files("wagontrain")))
    wanted = [
        path.relative_to(PACKAGE)
        for path in PACKAGE.rglob("*")
        if path.suffix in (".toml", ".ftl", ".typed") or (path.is_file() and "static" in path.parts)
    ]
    assert Path("web", "static", "licenses.txt") in wanted
    assert [path for path in wanted if not (installed / path).is_file()] == []


def test_a_package_names_its_authors_and_has_its_licences() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    assert project["authors"] == [{"name": "The Wagontrain contributors"}]
    assert project["license-files"] == ["LICENSE", "NOTICE"]
    assert "urls" in project["dynamic"]
    if COMPILED:  # from a wheel, with its metadata
        about = metadata("wagontrain")
        assert about["Author"] == "The Wagontrain contributors"
        assert about.get_all("License-File") == ["LICENSE", "NOTICE"]
        paths = {path.name for path in files("wagontrain") or ()}
        assert {"LICENSE", "NOTICE", "licenses.txt"} <= paths


@pytest.mark.parametrize("name", wagontrain.games())
def test_rules_are_found(name: str) -> None:
    folder = ROOT / "docs" / "rules"
    assert rules_text(name) == (folder / f"{name}.md").read_text(encoding="utf-8")
    for page in folder.glob(f"*/{name}.md"):
        assert rules_text(name, page.parent.name) == page.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["chess", "", "../rules/villagers"])
def test_no_rules_for_other_names(name: str) -> None:
    with pytest.raises(UnknownGame):
        rules_text(name)


def test_a_package_page_shows_the_pictures_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = description(readme, "https://forge.example/wagontrain")
    targets = re.findall(r"\]\(([^)]*)\)", shown)
    assert targets
    assert [target for target in targets if not target.startswith("https://")] == []
    assert "](https://forge.example/wagontrain/raw/HEAD/docs/pictures/gwt.png)" in shown
    assert "](https://forge.example/wagontrain/blob/HEAD/CONTRIBUTING.md)" in shown
    assert links("https://forge.example/wagontrain")["Source"] == "https://forge.example/wagontrain"


def test_a_package_without_an_address_shows_no_broken_picture_or_link() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = description(readme, "")
    assert [target for target in re.findall(r"\]\(([^)]*)\)", shown) if "://" not in target] == []
    assert "![" not in shown
    assert "Contributing" in shown
    assert links("") == {}
