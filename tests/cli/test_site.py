"""`wagontrain site`: what it writes. That it plays is tried in a browser, by tests/e2e/test_site.py."""

import gzip
import io
import json
import re
import zipfile
from pathlib import Path

import pytest

from tests.cli.commands import wagontrain
from wagontrain.cli.site import PYODIDE, VERSION

CLIENT = Path(__file__).resolve().parents[2] / "client"
INDEX = CLIENT / "index.html"


@pytest.fixture
def pyodide(tmp_path: Path) -> Path:
    return made_up(tmp_path / "pyodide")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site, to be looked at."""
    place = tmp_path_factory.mktemp("site")
    return written(place, made_up(place / "pyodide"))


def made_up(folder: Path) -> Path:
    """What looks like the npm package."""
    folder.mkdir()
    for name in PYODIDE:
        (folder / name).write_bytes(name.encode())
    (folder / "package.json").write_text(json.dumps({"name": "pyodide", "version": VERSION}))
    return folder


def written(tmp_path: Path, pyodide: Path) -> Path:
    folder = tmp_path / "site"
    done = wagontrain("site", folder, "--pyodide", pyodide)
    assert done.code == 0, done.err
    return folder


def runtime(folder: Path) -> Path:
    (found,) = folder.glob("runtime-*")
    return found


def test_the_page_is_told_where_the_engine_is(folder: Path) -> None:
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert f'<meta name="wagontrain-site" content="{runtime(folder).name}" />' in page
    assert 'id="loading"' in page


def test_the_largest_file_is_compressed_whatever_the_web_host_does(folder: Path) -> None:
    found = runtime(folder)
    assert gzip.decompress((found / "pyodide.asm.wasm.packed").read_bytes()) == b"pyodide.asm.wasm"
    assert not (found / "pyodide.asm.wasm").exists()
    assert "Mozilla Public License" in (found / "NOTICE.txt").read_text(encoding="utf-8")


def test_the_engine_has_all_that_is_read_and_nothing_of_the_server(folder: Path) -> None:
    found = runtime(folder)
    with zipfile.ZipFile(io.BytesIO((found / "engine.zip").read_bytes())) as archive:
        names = set(archive.namelist())
    for name in (
        "wagontrain/web/offline/bridge.py",
        "wagontrain/words/ru/client.ftl",
        "wagontrain/gwt/data/cattle.toml",
        "wagontrain/docs/rules/gwt.md",
        "wagontrain/docs/rules/pl/villagers.md",
        "fluent/runtime/__init__.py",
        "babel/locale-data/pl.dat",
        "librt/vecs.py",
    ):
        assert name in names
    assert not [name for name in names if "/static/" in name or name.startswith("wagontrain/cli/")]
    assert not [name for name in names if re.search(r"locale-data/(de|fr)\b", name)]
    assert len([name for name in names if "licen" in name.lower()]) >= 4


def test_the_service_worker_keeps_every_file_that_the_page_needs(folder: Path) -> None:
    source = (folder / "sw.js").read_text(encoding="utf-8")
    kept = json.loads(source.partition("const FILES = ")[2].partition(";")[0])
    here = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert set(kept) == (here - {"index.html", "sw.js", "sources.sha256", "wagontrain.json"}) | {"./"}
    assert re.search(r'"wagontrain-[0-9a-f]{12}"', source)


@pytest.mark.skipif(not CLIENT.is_dir(), reason="the client's sources are not here")
def test_the_page_can_be_installed() -> None:
    manifest = json.loads((CLIENT / "public" / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    named = re.findall(r'<link rel="(?:manifest|apple-touch-icon|icon)" href="\./([^"]*)"', INDEX.read_text())
    assert len(named) == 3
    files = [*named, *(icon["src"].removeprefix("./") for icon in manifest["icons"])]
    assert [name for name in files if not (CLIENT / "public" / name).is_file()] == []


def test_the_same_sources_make_the_same_site(tmp_path: Path, pyodide: Path) -> None:
    folder = written(tmp_path, pyodide)
    first = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert written(tmp_path, pyodide) == folder
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == first


def test_a_new_site_takes_the_place_of_the_old_one(tmp_path: Path, pyodide: Path) -> None:
    folder = written(tmp_path, pyodide)
    old = runtime(folder)
    (pyodide / "python_stdlib.zip").write_bytes(b"newer")
    mine = folder / "mine.txt"
    mine.write_text("keep")
    written(tmp_path, pyodide)
    assert not old.exists()
    assert mine.read_text() == "keep"
    assert [path.name for path in folder.glob("runtime-*")] != [old.name]


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path, pyodide: Path) -> None:
    other = tmp_path / "photos"
    other.mkdir()
    (other / "cat.jpg").write_bytes(b"cat")
    wagontrain("site", other, "--pyodide", pyodide).fails(1, "something else")
    wagontrain("site", other / "cat.jpg", "--pyodide", pyodide).fails(1, "not a folder")
    assert [path.name for path in other.iterdir()] == ["cat.jpg"]


def test_another_pyodide_is_refused(tmp_path: Path, pyodide: Path) -> None:
    target = tmp_path / "site"
    (pyodide / "package.json").write_text('{"version": "0.1.0"}')
    wagontrain("site", target, "--pyodide", pyodide).fails(1, VERSION, "0.1.0")
    (pyodide / "pyodide.mjs").unlink()
    wagontrain("site", target, "--pyodide", pyodide).fails(1, "pyodide.mjs is missing")
    wagontrain("site", target).fails(2, "--pyodide")
    assert not target.exists()


def test_a_package_that_is_not_all_here_is_named(
    tmp_path: Path, pyodide: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.metadata.files", lambda name: None)
    wagontrain("site", tmp_path / "site", "--pyodide", pyodide).fails(1, "attrs", "pip or uv")


@pytest.mark.skipif(not CLIENT.is_dir(), reason="the client's sources are not here")
def test_the_lock_of_the_client_has_this_pyodide() -> None:
    package = json.loads((CLIENT / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))
    assert package["devDependencies"]["pyodide"] == VERSION
    assert lock["packages"]["node_modules/pyodide"]["version"] == VERSION
