"""Helpers on tuples. The state holds tuples only, so rules replace them instead of changing them."""


def with_at(items: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The same tuple with another value at one place."""
    changed = list(items)
    changed[index] = value
    return tuple(changed)


def added_at(items: tuple[int, ...], index: int, amount: int) -> tuple[int, ...]:
    """The same tuple with something added at one place."""
    changed = list(items)
    changed[index] += amount
    return tuple(changed)


def without(items: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The same tuple less the first item of that value."""
    changed = list(items)
    changed.remove(value)
    return tuple(changed)


def without_at(items: tuple[int, ...], index: int) -> tuple[int, ...]:
    """The same tuple less the item at one place."""
    changed = list(items)
    del changed[index]
    return tuple(changed)


def inserted(items: tuple[int, ...], value: int) -> tuple[int, ...]:
    """A sorted tuple with one more value, still sorted."""
    changed = list(items)
    changed.append(value)
    changed.sort()
    return tuple(changed)


def row_at(
    rows: tuple[tuple[int, ...], ...], index: int, row: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """The same rows with another row at one place."""
    changed = list(rows)
    changed[index] = row
    return tuple(changed)
