"""Runs the server with uvicorn: in this process, or in several on PostgreSQL."""

import gc
import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

import wagontrain

from ..core.data import use_tables
from .app import make_app
from .localization import DEFAULT, speech_of
from .logs import set_up
from .settings import Quotas, Rates, Settings

VARIABLE = "WAGONTRAIN_SETTINGS"
FACTORY = "wagontrain.web.serve:app_of_environment"
SOCKET_BYTES = 1024


def packed(settings: Settings) -> str:
    """The settings as text, for the processes that are started."""
    values: dict[str, Any] = asdict(settings)
    values["static"] = str(settings.static) if settings.static else None
    return json.dumps(values)


def unpacked(text: str) -> Settings:
    values = json.loads(text)
    values["rates"] = Rates(**values["rates"])
    values["quotas"] = Quotas(**values["quotas"])
    values["static"] = Path(values["static"]) if values["static"] else None
    for name in ("notice_services", "known_hosts", "trusted_proxies"):
        values[name] = tuple(values[name])
    return Settings(**values)


def app_of_environment() -> FastAPI:
    """The application of a started process."""
    settings = unpacked(os.environ[VARIABLE])
    set_up(settings.json_logs, settings.verbose)
    if settings.tables:
        use_tables(Path(settings.tables))
    app = make_app(settings)
    for name in wagontrain.games():
        wagontrain.game(name)  # read in now, with its words, not while the first player waits
        speech_of(DEFAULT).game(name)
    gc.collect()
    gc.freeze()  # what is here now stays: looking through it again and again would only make moves wait
    return app


def run(settings: Settings, host: str, port: int, workers: int) -> None:
    """Serve until interrupted."""
    os.environ[VARIABLE] = packed(settings)
    uvicorn.run(
        FACTORY,
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(settings.trusted_proxies),
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,  # rings are tiny; a packer for each socket is not
        timeout_graceful_shutdown=max(1, int(settings.stop_seconds / 2)),  # the other half: Server.stop
    )
