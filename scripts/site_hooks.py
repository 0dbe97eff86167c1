"""Hooks of the documentation site (mkdocs.yml): pages from outside docs/, and links that lead out of it.

The README, the change log, the guide for contributors and the HTTP API are written where their readers look
for them, and become pages of the site as they are. A link to a page of the site becomes a link within the
site. A link to another file of the project leads to the address in WAGONTRAIN_PROJECT_URL, or is plain
text without one.
"""

import os
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
DOCS = "docs/"

# Pages of the site that are written elsewhere: where they are in the site, and where in the project.
OUTSIDE = {
    "index.md": "README.md",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "reference/http-api.md": "src/wagontrain/web/API.md",
}
COMMANDS_MARK = "<!-- every command -->"
LINK = re.compile(r"(!?)\[((?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*)\]\((?![a-z]+:|#)([^)\s#]*)(#[^)\s]*)?\)")
NOT_RUN = re.compile(r"^( *```\w+) no-run: .*$", re.MULTILINE)
FILE = re.compile(r"^( *```\w+) file: (\S+)$", re.MULTILINE)
BRACKETS = re.compile(r"(?<![!\\])\[([^\[\]\n]*)\](?![(:])")
CODE = re.compile(r"(^```.*?^```$|`[^`\n]+`)", re.MULTILINE | re.DOTALL)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are written outside docs/."""
    for page, source in OUTSIDE.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Follow links out of docs/, drop the marks of code blocks, and list the commands."""
    if COMMANDS_MARK in markdown:
        markdown = markdown.replace(COMMANDS_MARK, commands())
    markdown = FILE.sub(r'\1 title="\2"', NOT_RUN.sub(r"\1", markdown))
    return relink(markdown, page.file.src_uri)


def relink(markdown: str, page: str) -> str:
    """Return a page with its links as they are in the site; code is left alone."""
    source = OUTSIDE.get(page, DOCS + page)

    def replace(match: re.Match[str]) -> str:
        mark, text, target, anchor = match.groups()
        if not mark:
            text = LINK.sub(replace, text)
        place = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        link = link_to(place, page)
        return f"{mark}[{text}]({link}{anchor or ''})" if link else text

    parts = CODE.split(markdown)
    parts[::2] = [LINK.sub(replace, part) for part in parts[::2]]
    if page.startswith("rules/"):
        parts[::2] = [plain_brackets(part) for part in parts[::2]]
    return "".join(parts)


def plain_brackets(text: str) -> str:
    """Keep `[B]` in the rules from being taken for a reference to something in the library."""
    return BRACKETS.sub(r"\\[\1\\]", text)


def link_to(place: str, page: str) -> str:
    """Return the link from a page of the site to a file of the project; "" where there is none."""
    inside = {source: name for name, source in OUTSIDE.items()}
    if place in inside or place.startswith(DOCS):
        target = inside.get(place, place.removeprefix(DOCS))
        return posixpath.relpath(target, posixpath.dirname(page) or ".")
    url = os.environ.get("WAGONTRAIN_PROJECT_URL", "").rstrip("/")
    return f"{url}/blob/HEAD/{place}" if url else ""


def commands() -> str:
    """Return every command with its arguments and options, as Markdown."""
    import typer.main

    from wagontrain.cli.app import app

    group: Any = typer.main.get_command(app)
    context = typer.Context(group, info_name="wagontrain")
    return "\n\n".join(
        command_page(name, group.get_command(context, name)) for name in group.list_commands(context)
    )


def command_page(name: str, command: Any) -> str:
    """Return one command as Markdown: what it does, and a table of what it takes."""
    lines = [f"## {name}", "", (command.help or "").strip(), ""]
    rows = [row for parameter in command.params if (row := parameter_row(parameter))]
    if rows:
        lines += ["| argument or option | what it is |", "|---|---|", *rows]
    return "\n".join(lines)


def parameter_row(parameter: Any) -> str:
    """Return one row of a command's table; "" for a hidden parameter."""
    if getattr(parameter, "hidden", False):
        return ""
    is_option = parameter.param_type_name == "option"
    metavar = parameter.metavar or ("" if getattr(parameter, "is_flag", False) else parameter.name.upper())
    names = [*parameter.opts, *parameter.secondary_opts] if is_option else []
    shown = f"{', '.join(names)} {metavar}".strip()
    text = getattr(parameter, "help", None) or ""
    default = parameter.default
    if (
        is_option
        and isinstance(default, int | float | str)
        and not isinstance(default, bool)
        and default != ""
    ):
        text = f"{text} Default: {default}."
    return f"| `{shown}` | {text} |".replace("|URL", "\\|URL")
