"""A bot with an account of its own plays a whole game over the HTTP API, with the standard library alone.

bot_account.py http://127.0.0.1:8000 GAME [OPTIONS as JSON]    opens a table against the server's random bot
bot_account.py http://127.0.0.1:8000 TABLE                     takes a free seat at a public table
"""

import json
import random
import sys
import time
import urllib.request
import uuid
from typing import Any

base, wish, options = sys.argv[1].rstrip("/"), sys.argv[2], json.loads((sys.argv[3:] or ["{}"])[0])
headers = {"Content-Type": "application/json"}


def call(method: str, path: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(base + path, data, headers, method=method)) as answer:
        headers.setdefault("Cookie", (answer.headers["Set-Cookie"] or "").split(";")[0])
        return json.load(answer)


call("POST", "/api/me", {"name": "Example bot", "is_bot": True})
if wish in [game["game"] for game in call("GET", "/api/games")]:
    table = {"game": wish, "options": options, "seats": ["me", "bot:random"]}
    path = "/api/tables/" + call("POST", "/api/tables", table)["id"]
else:
    path = "/api/tables/" + call("POST", f"/api/tables/{wish}/join", {})["id"]
while (view := call("GET", f"{path}/view?since=1000000000"))["table"]["status"] == "running":
    if view["legal"]:
        text = random.choice(view["legal"])["text"]
        move = {"seat": view["seat"], "text": text, "expected_seq": view["seq"], "key": str(uuid.uuid4())}
        call("POST", f"{path}/act", move)
    else:
        time.sleep(0.1)  # or listen to its socket
for score in view["table"]["result"]["scores"]:
    print(f"{score['rank']}. {score['name']}: {score['total']}")
