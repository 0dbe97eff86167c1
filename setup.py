"""The build: compiles the hot modules with mypyc and puts the rules' text beside the code.

pyproject.toml says what is compiled, and everything else. With WAGONTRAIN_PLAIN=1 nothing is. Where compiling
fails (no C compiler, no Python headers) the package is built plain and one line says so; with
WAGONTRAIN_COMPILED=1 that is an error. WAGONTRAIN_EXTENSIONS names a folder with the compiled modules of an
earlier build of the same sources: they are used again.

WAGONTRAIN_PROJECT_URL is the address of the project's repository. A release sets it: the package then has its
links, and its page shows the README with pictures. Without it there are no pictures and no relative links.
"""

import os
import re
import shutil
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src", "wagontrain")


def compiled_files() -> list[str]:
    """The files to compile: those of core, and the hot ones of every folder that holds a game."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        chosen = tomllib.load(file)["tool"]["wagontrain"]["compiled"]
    package = ROOT / PACKAGE
    games = [path.parent for path in package.glob("*/game.py") if path.parent.name != "core"]
    found = {path for pattern in chosen["core"] for path in package.glob(pattern)}
    found |= {path for game in games for pattern in chosen["game"] for path in game.glob(pattern)}
    found -= {path for pattern in chosen["plain"] for path in package.glob(pattern)}
    return sorted(str(path.relative_to(ROOT)) for path in found)


def plain_because(reason: str) -> None:
    """Say in one line that the build goes on uncompiled; stop where a compiled build was demanded."""
    if os.environ.get("WAGONTRAIN_COMPILED"):
        sys.exit(f"wagontrain: not compiled: {reason}")
    print(f"wagontrain: built plain, which runs several times slower: {reason}", file=sys.stderr)


def earlier_extensions() -> list[Path]:
    """The compiled modules that WAGONTRAIN_EXTENSIONS offers, as paths below that folder."""
    folder = os.environ.get("WAGONTRAIN_EXTENSIONS")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted(path.relative_to(folder) for path in Path(folder).rglob(f"*{suffix}")) if folder else []


def extensions() -> list[Any]:
    """What mypyc makes of the compiled modules, or nothing where it cannot."""
    if os.environ.get("WAGONTRAIN_PLAIN"):
        return []
    if earlier := earlier_extensions():
        return [Extension(".".join([*path.parts[:-1], path.name.partition(".")[0]]), []) for path in earlier]
    try:
        from mypyc.build import mypycify
    except ImportError:
        plain_because("mypyc is not installed")
        return []
    os.environ["MYPYPATH"] = str(PACKAGE.parent)
    options = ["--config-file=", "--explicit-package-bases", "--follow-imports=silent"]
    options.append("--ignore-missing-imports")  # what only uncompiled modules import may be absent
    try:
        made = mypycify(
            [*options, *compiled_files()],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            group_name="wagontrain",
            target_dir="build/mypyc",
        )
    except (Exception, SystemExit):  # mypyc has printed what is wrong
        plain_because("mypyc cannot take the sources, see above")
        return []
    return list(made)


class BuildExtensions(build_ext):
    """Compiles all of the extensions or, where one fails, none: half of them would not import."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        if earlier := earlier_extensions():
            for name in earlier:
                target = Path(self.build_lib, name)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(Path(os.environ["WAGONTRAIN_EXTENSIONS"], name), target)
            return
        try:
            super().run()
        except Exception as error:
            plain_because(str(error) or type(error).__name__)
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)
            self.extensions = []

    def build_extensions(self) -> None:
        """Compile the many files of the one large extension side by side, too."""
        compile_some = self.compiler.compile
        with ThreadPoolExecutor(os.cpu_count()) as pool:

            def compile_each(sources: list[str], **options: Any) -> list[str]:
                jobs = [pool.submit(compile_some, [source], **options) for source in sources]
                return [made for job in jobs for made in job.result()]

            self.compiler.compile = compile_each
            super().build_extensions()


class BuildPackage(build_py):
    """Copies docs/rules into the package, where `rules_text` finds it once installed."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            source, target = ROOT / "docs" / "rules", Path(self.build_lib, "wagontrain", "docs", "rules")
            for page in sorted(source.rglob("*.md")):
                place = target / page.relative_to(source)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(page, place)


def description(readme: str, url: str) -> str:
    """The README for a package page, on which relative links lead nowhere: they get the project's address."""
    if not url:
        readme = re.sub(r"^!\[[^]]*\]\((?!https?:)[^)]*\)\n+", "", readme, flags=re.MULTILINE)
        return re.sub(r"\[([^]]*)\]\((?!https?:|#)[^)]*\)", r"\1", readme)
    readme = re.sub(r"(!\[[^]]*\])\((?!https?:)([^)]*)\)", rf"\1({url}/raw/HEAD/\2)", readme)
    return re.sub(r"(?<!!)(\[[^]]*\])\((?!https?:|#)([^)]*)\)", rf"\1({url}/blob/HEAD/\2)", readme)


def links(url: str) -> dict[str, str]:
    """The links of the package; none where the project's address is not known."""
    pages = {"Changelog": "CHANGELOG.md", "Documentation": "docs"}
    return {"Source": url, **{name: f"{url}/blob/HEAD/{page}" for name, page in pages.items()}} if url else {}


if __name__ == "__main__":
    project_url = os.environ.get("WAGONTRAIN_PROJECT_URL", "").rstrip("/")
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildExtensions, "build_py": BuildPackage},
        long_description=description((ROOT / "README.md").read_text(encoding="utf-8"), project_url),
        long_description_content_type="text/markdown",
        project_urls=links(project_url),
    )
