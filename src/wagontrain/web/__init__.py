"""The table server: people and bots at tables over HTTP and WebSocket. `make_app(settings)` in app.py."""
