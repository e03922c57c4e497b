"""Measures the engine in the page beside bare Pyodide from the same files, and beside native Python."""
