"""Tables without a server: the same answers as the HTTP API, made in a browser by the same engine (Pyodide).

Nothing here imports a web framework or a database. `wagontrain site` puts it into a static site, where
client/src/worker runs it. One person plays here: alone, with bots, or with others at the same screen.
"""
