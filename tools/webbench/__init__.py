"""Measures the server over real sockets on loopback, beside a bare one on the same libraries."""
