"""A module that cannot be imported."""

1 // 0  # noqa: B018
