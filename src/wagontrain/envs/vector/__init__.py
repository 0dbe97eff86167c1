"""Many games stepped together in one call: rows and masks arrive in place, games begin again by themselves.

    from wagontrain.envs.vector import VectorTables
    tables = VectorTables("gwt", 64, seats=2)
    tables.reset(seed=1)
    while learning:
        actions = policy(tables.columns, tables.masks, tables.to_act)
        tables.step(actions)  # then tables.rewards, .terminated, .truncated and the rows are new

`VectorTables` needs numpy only; `wagontrain.envs.vector.gym.VectorSeatEnv` is a `gymnasium.vector.VectorEnv`.
"""

from .tables import VectorTables

__all__ = ["VectorTables"]
