"""A bot with an account of its own plays a whole game over the HTTP API, with the standard library alone.

python examples/bot_account.py http://127.0.0.1:8000            opens a table against the server's random bot
python examples/bot_account.py http://127.0.0.1:8000 TABLE      takes a free seat at a public table
"""

import json
import random
import sys
import time
import urllib.request
import uuid
from typing import Any

base, table = sys.argv[1].rstrip("/"), sys.argv[2] if len(sys.argv) > 2 else ""
headers = {"Content-Type": "application/json"}


def call(method: str, path: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(base + path, data, headers, method=method)) as answer:
        cookie = answer.headers.get("Set-Cookie")
        return json.load(answer), cookie.split(";")[0] if cookie else ""


_, headers["Cookie"] = call("POST", "/api/me", {"name": "Example bot", "is_bot": True})
headers["Authorization"] = "Bearer " + call("POST", "/api/me/tokens", {"label": "example"})[0]["token"]
if table:
    call("POST", f"/api/tables/{table}/join", {})
else:
    table = call("POST", "/api/tables", {"game": "villagers", "seats": ["me", "bot:random"]})[0]["id"]
while True:
    view, _ = call("GET", f"/api/tables/{table}/view?since=1000000000")
    if view["table"]["status"] == "finished":
        break
    if not view["legal"]:
        time.sleep(0.2)  # or listen to /api/tables/TABLE/socket
        continue
    text = random.choice(view["legal"])["text"]
    move = {"seat": view["seat"], "text": text, "expected_seq": view["seq"], "key": str(uuid.uuid4())}
    call("POST", f"/api/tables/{table}/act", move)
for score in view["table"]["result"]["scores"]:
    print(f"{score['rank']}. {score['name']}: {score['total']}")
