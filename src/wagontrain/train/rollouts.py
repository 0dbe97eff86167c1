"""What was played, kept on the device, and what can be learned from it. Imports only PyTorch.

Everything is worked out for absolute seats; the network speaks of seats relative to the one that acts.
"""

from typing import Any

import torch
from model import POINTS  # type: ignore[import-not-found]  # beside this file: see wagontrain.train


def to_relative(values: torch.Tensor, seat: torch.Tensor, places: torch.Tensor) -> torch.Tensor:
    """Turn values of absolute seats [..., P] into those counted from `seat`."""
    return values.gather(-1, shifted(seat, places, values.shape[-1], 1))


def to_absolute(values: torch.Tensor, seat: torch.Tensor, places: torch.Tensor) -> torch.Tensor:
    """Turn values counted from `seat` into those of absolute seats."""
    return values.gather(-1, shifted(seat, places, values.shape[-1], -1))


def shifted(seat: torch.Tensor, places: torch.Tensor, count: int, sign: int) -> torch.Tensor:
    """Return for each place the place that it is read from; empty places stay where they are."""
    place = torch.arange(count, device=seat.device).expand(*seat.shape, count)
    seats = places.clamp(min=1)[..., None]
    moved = (place + sign * seat[..., None]) % seats
    return torch.where(place < seats, moved, place)


class Rollout:
    """`steps` decisions in each of `games` games."""

    def __init__(self, layout: dict[str, Any], steps: int, games: int, device: str) -> None:
        self.layout = layout
        self.steps = steps
        self.setup_seats = torch.tensor(layout["setup_seats"], device=device)
        width = layout["features"] + layout["actions"]
        places = layout["most_places"]
        self.rows = torch.zeros((steps, games, width), dtype=torch.uint8, device=device)
        self.meta = torch.zeros((steps + 1, games, layout["meta"]), dtype=torch.uint8, device=device)
        self.actions = torch.zeros((steps, games), dtype=torch.int64, device=device)
        self.log_probabilities = torch.zeros((steps, games), device=device)
        self.values = torch.zeros((steps + 1, games, 2 * places), device=device)
        self.is_ours = torch.zeros((steps, games), dtype=torch.bool, device=device)

    def numbers(self, name: str) -> torch.Tensor:
        """Return the points of all places in one part of META."""
        first = self.layout[name]
        part = self.meta[..., first : first + 2 * self.layout["most_places"]].float()
        return part[..., 0::2] + 256.0 * part[..., 1::2] - self.layout["zero_points"]

    @torch.no_grad()
    def targets(
        self, lam: float, win: float, margin: float, rivals: float, solo_rivals: float
    ) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
        """Return the places to learn from, advantages, value targets (relative), and explained variances.

        An advantage is `win` times that in the win and `margin` times that in points: the own ones less
        `rivals` times the mean of the others (in a solo game `solo_rivals` times the opponent's).
        """
        layout = self.layout
        count = layout["most_places"]
        seat = self.meta[..., layout["seat"]].long()
        places = self.meta[..., layout["places"]].long()
        there = (torch.arange(count, device=seat.device) < places[..., None]).float()
        share = to_absolute(self.values[..., :count], seat, places) * there
        points = to_absolute(self.values[..., count:], seat, places) * there
        ended = (self.meta[1:, :, layout["ended"]] > 0).float()[..., None]
        first = layout["share"]
        won = self.meta[1:, :, first : first + count].float() / layout["full_share"] * ended
        now, final = self.numbers("now"), self.numbers("final")
        gained = (torch.where(ended > 0, final[1:], now[1:]) - now[:-1]) / POINTS * there[:-1]
        going = 1 - ended
        share_error = won + going * share[1:] - share[:-1]
        points_error = gained + going * points[1:] - points[:-1]
        share_advantage = torch.zeros_like(share_error)
        points_advantage = torch.zeros_like(points_error)
        last_share, last_points = torch.zeros_like(share_error[0]), torch.zeros_like(points_error[0])
        for step in range(self.steps - 1, -1, -1):
            last_share = share_error[step] + lam * going[step] * last_share
            last_points = points_error[step] + lam * going[step] * last_points
            share_advantage[step] = last_share
            points_advantage[step] = last_points
        at, among = seat[:-1], places[:-1]
        target = torch.cat(
            [
                to_relative(share_advantage + share[:-1], at, among),
                to_relative(points_advantage + points[:-1], at, among),
            ],
            -1,
        )
        mine = share_advantage.gather(-1, at[..., None])[..., 0]
        own = points_advantage.gather(-1, at[..., None])[..., 0]
        others = (points_advantage.sum(-1) - own) / (among - 1).clamp(min=1)
        is_solo = self.setup_seats[self.meta[:-1, :, layout["setup"]].long()] == 1
        weight = torch.where(is_solo, solo_rivals, rivals)
        advantage = win * 2 * mine + margin * (own - weight * others)
        chosen = advantage[self.is_ours]
        advantage = (advantage - chosen.mean()) / (chosen.std() + 1e-6)
        error = (target - self.values[:-1])[self.is_ours][:, (0, count)]
        wanted = target[self.is_ours][:, (0, count)]
        explained = 1 - error.var(0) / (wanted.var(0) + 1e-8)
        keep = self.is_ours.reshape(-1).nonzero()[:, 0]
        return keep, advantage.reshape(-1), target.reshape(-1, 2 * count), explained
