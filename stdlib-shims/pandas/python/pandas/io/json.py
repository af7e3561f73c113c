"""JSON under its old name."""

from pandas.core.files.reading import json_normalize, read_json


def to_json(path_or_buf, obj, **kwargs):
    """Writes a Series or DataFrame as JSON, or gives the text when there is no path."""
    return obj.to_json(path_or_buf, **kwargs)
