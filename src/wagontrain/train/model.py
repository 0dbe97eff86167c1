"""The network: a policy over all actions, and for every seat a share of the win and points still to come.

Imports only PyTorch and numpy: see `wagontrain.train`.
"""

import json
import os
from typing import Any

import numpy as np
import torch
from torch import nn

POINTS = 20.0  # one unit of the points heads


class Network(nn.Module):
    """A residual network over a row; seats are counted from the one whose row it is."""

    def __init__(self, layout: dict[str, Any], width: int, blocks: int) -> None:
        super().__init__()
        features, actions, places = layout["features"], layout["actions"], layout["most_places"]
        scales = [*layout["scales"], *[1.0] * actions]
        self.register_buffer("scale", torch.tensor(scales, dtype=torch.float32), persistent=False)
        self.actions = actions
        self.places = places
        self.first = nn.Linear(features + actions, width)
        self.first_norm = nn.LayerNorm(width)
        self.layers = nn.ModuleList([nn.Linear(width, width) for _ in range(blocks)])
        self.norms = nn.ModuleList([nn.LayerNorm(width) for _ in range(blocks)])
        self.policy_hidden = nn.Linear(width, width // 2)
        self.policy = nn.Linear(width // 2, actions)
        self.value_hidden = nn.Linear(width, width // 2)
        self.value = nn.Linear(width // 2, 2 * places)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.orthogonal_(self.value.weight, 0.1)
        nn.init.zeros_(self.value.bias)

    def forward(self, rows: torch.Tensor, places: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return masked log-probabilities, and the values: shares of the win, then points to come.

        rows: uint8 [B, features + actions]; places: int64 [B], how many seats have points.
        """
        kind = torch.bfloat16 if rows.is_cuda else torch.float32  # small whole numbers are exact in both
        scale = self.scale.to(kind)
        hidden = torch.relu(self.first_norm(self.first(rows.to(kind) * scale)))
        for layer, norm in zip(self.layers, self.norms, strict=True):
            hidden = hidden + torch.relu(norm(layer(hidden)))
        logits = self.policy(torch.relu(self.policy_hidden(hidden))).float()
        value = self.value(torch.relu(self.value_hidden(hidden))).float()
        illegal = rows[:, -self.actions :] == 0
        empty = torch.arange(self.places, device=rows.device)[None] >= places[:, None]
        share = torch.softmax(value[:, : self.places].masked_fill(empty, -1e9), 1)
        points = value[:, self.places :].masked_fill(empty, 0.0)
        return torch.log_softmax(logits.masked_fill(illegal, -1e9), 1), torch.cat([share, points], 1)


def save_weights(network: Network, path: str, about: dict[str, Any]) -> None:
    """Write the weights in half precision, for numpy."""
    arrays = {
        name: tensor.detach().float().cpu().numpy().astype(np.float16)
        for name, tensor in network.state_dict().items()
    }
    arrays["scale"] = network.scale.float().cpu().numpy().astype(np.float16)
    with open(path + ".part", "wb") as file:
        np.savez(file, **arrays, about=np.array(json.dumps(about)))
    os.replace(path + ".part", path)


def load_weights(network: Network, path: str) -> dict[str, Any]:
    """Read what `save_weights` wrote into a network of the same shape; returns what it says about itself."""
    with np.load(path) as data:
        about = json.loads(str(data["about"]))
        names = set(network.state_dict())
        network.load_state_dict({name: torch.from_numpy(data[name].astype(np.float32)) for name in names})
    assert isinstance(about, dict)
    return about
