"""The server inside a browser: the same tables, without a network, in a worker of the page (web/src/offline).

The page asks as it asks a server over HTTP and WebSocket; only the way there is another one.
"""
