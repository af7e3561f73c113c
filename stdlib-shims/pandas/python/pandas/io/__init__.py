"""The old homes of the readers and writers: `pandas.io.json`, `pandas.io.parsers`, `pandas.io.excel`."""
