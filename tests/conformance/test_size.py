"""Modules and functions stay small: 300 and 40 lines, or a reason that a reader can find.

A longer module says why in its first line, a comment that begins with `# Over 300 lines: `. A longer function
is listed below with its reason. The options of a command of the command line do not count: they are a table.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
MODULE_LINES = 300
FUNCTION_LINES = 40
REASON = "# Over 300 lines: "

FIELDS = "one line for each field: mypyc wants them all set there"
LONG_FUNCTIONS = {
    "src/wagontrain/gwt/state.py:Seat.__init__": FIELDS,
    "src/wagontrain/sierra_west/state.py:State.__init__": FIELDS,
    "src/wagontrain/sierra_west/state.py:State.clone": "one line for each field: the fastest copy",
    "src/wagontrain/web/migrations/versions/0001_the_first_form.py:upgrade": "every schema table at first",
    "src/wagontrain/train/learner.py:arguments": "one line for each option of the command",
    "src/wagontrain/train/learner.py:Learner.learn": "one step of the learner, as the papers have it",
    "src/wagontrain/train/learner.py:Learner.run": "the training loop in one piece",
    "src/wagontrain/train/rollouts.py:Rollout.targets": "one step of the learner, as the papers have it",
    "src/wagontrain/train/shared_rows.py:Workers.__init__": "one line for each shared array",
}


def sources() -> list[Path]:
    found = [*ROOT.glob("src/**/*.py"), *ROOT.glob("scripts/*.py"), *ROOT.glob("examples/**/*.py")]
    return sorted(found)


def functions(node: ast.AST, scope: str = "") -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Yield every function below a node with its qualified name."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield scope + child.name, child
        name = f"{scope}{child.name}." if isinstance(child, ast.ClassDef) else scope
        yield from functions(child, name)


def lines_of(function: ast.FunctionDef | ast.AsyncFunctionDef, of_command: bool) -> int:
    """Count a function's lines; the signature of a command does not count."""
    first = function.body[0].lineno if of_command else function.lineno
    assert function.end_lineno is not None
    return function.end_lineno - first + 1


def too_long(path: Path) -> Iterator[str]:
    """Yield the functions of a file that are too long, without those that have a reason."""
    where = path.relative_to(ROOT).as_posix()
    for name, function in functions(ast.parse(path.read_text(encoding="utf-8"))):
        lines = lines_of(function, "wagontrain/cli/" in where)
        if lines > FUNCTION_LINES and f"{where}:{name}" not in LONG_FUNCTIONS:
            yield f"{where}:{name}: {lines} lines"


def test_functions_are_short_or_have_a_reason() -> None:
    assert [line for path in sources() for line in too_long(path)] == []


def test_modules_are_short_or_say_why_not() -> None:
    silent = []
    for path in sources():
        lines = path.read_text(encoding="utf-8").splitlines()
        if len(lines) > MODULE_LINES and not lines[0].startswith(REASON):
            silent.append(f"{path.relative_to(ROOT)}: {len(lines)} lines")
    assert silent == []


def test_the_check_sees_a_long_function() -> None:
    long = ast.parse("class A:\n    def f(self):\n" + "        print()\n" * FUNCTION_LINES)
    [(name, function)] = functions(long)
    assert name == "A.f"
    assert lines_of(function, False) == FUNCTION_LINES + 1
    assert lines_of(function, True) == FUNCTION_LINES
