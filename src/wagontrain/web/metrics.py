"""Figures for Prometheus: requests, actions, sockets, tables in memory, bots that failed."""

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from .server import Server

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Histogram(
            "wagontrain_request_seconds",
            "Time to answer a request",
            ("method", "route", "status"),
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.actions = Counter(
            "wagontrain_actions", "Actions stored for people", ("game", "kind"), registry=self.registry
        )

    def watch(self, server: "Server") -> None:
        """Gauges that look at the server when they are asked."""
        self.gauge("wagontrain_sockets", "Open sockets").set_function(server.rings.count)
        live = self.gauge("wagontrain_live_tables", "Tables whose state is in memory")
        live.set_function(server.tables.lives.__len__)
        failures = self.gauge("wagontrain_bot_failures", "Bots that hung, died or answered nonsense")
        failures.set_function(server.pool.failures_so_far)
        waiting = self.gauge("wagontrain_bots_waiting", "Bots that wait for a process to think in")
        waiting.set_function(server.pool.queue.__len__)

    def gauge(self, name: str, help: str) -> Gauge:
        return Gauge(name, help, registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
