"""Damage to saved games: changes anywhere in the JSON tree, with or without the check made again."""

import copy
import math
from typing import Any

from hypothesis import strategies as st

from wagontrain.core.game import checksum

Path = tuple[str | int, ...]

LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 13),
    st.integers(),
    st.sampled_from([math.nan, math.inf, 1e300, 0.0]),
    st.text(max_size=5),
    st.just([]),
    st.just({}),
)
WAYS = st.sampled_from(["replace", "remove", "double"])


def signed(saved: dict[str, Any]) -> dict[str, Any]:
    """The saved game with its check made again, as a careful forger would."""
    saved["check"] = checksum({name: saved[name] for name in saved if name != "check"})
    return saved


@st.composite
def damages(draw: st.DrawFn, tree: object) -> object:
    """The tree with one change anywhere; numbers and names of the tree itself turn up in wrong places too."""
    path = draw(st.sampled_from(places(tree)))
    value = draw(LEAVES | st.sampled_from(places(tree)).map(lambda other: at(tree, other)))
    return damaged(tree, path, draw(WAYS), value)


def places(tree: object, path: Path = ()) -> list[Path]:
    """The path of every value in a JSON tree."""
    found = [path]
    if isinstance(tree, dict):
        for name, child in tree.items():
            found += places(child, (*path, name))
    if isinstance(tree, list):
        for i, child in enumerate(tree):
            found += places(child, (*path, i))
    return found


def at(tree: Any, path: Path) -> Any:
    """The value at a path."""
    for step in path:
        tree = tree[step]
    return tree


def damaged(tree: Any, path: Path, how: str, value: object) -> object:
    """The tree with one value replaced, taken out, or doubled."""
    if not path:
        return value
    tree = copy.deepcopy(tree)
    holder = at(tree, path[:-1])
    last: Any = path[-1]
    if how == "remove":
        del holder[last]
    elif how == "double" and isinstance(holder, list):
        holder.insert(last, holder[last])
    else:
        holder[last] = copy.deepcopy(value)
    return tree
