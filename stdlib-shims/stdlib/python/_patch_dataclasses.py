"""Field names become source text in `dataclasses`, so they must be names."""

import dataclasses
from keyword import iskeyword

_original = dataclasses._get_field


def _get_field(cls, name, *rest):
    # Not isinstance: a subclass could say one thing and be written as another.
    if type(name) is not str or not name.isidentifier() or iskeyword(name):
        raise TypeError(f"Field names must be valid identifiers: {name!r}")
    return _original(cls, name, *rest)


dataclasses._get_field = _get_field
