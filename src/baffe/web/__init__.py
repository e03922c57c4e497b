"""The web layer: HTTP, sockets and the page around the table service."""
