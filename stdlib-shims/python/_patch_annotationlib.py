"""Annotations are evaluated in functions made by the host, with the script's own rights."""

import annotationlib
import types as _types
from _sandbox import make_function


class _Types:
    """The names of `types` that annotationlib uses, with its own function maker."""

    def __getattr__(self, name):
        return getattr(_types, name)

    @staticmethod
    def FunctionType(code, globals, name=None, argdefs=None, closure=None, kwdefaults=None):
        return make_function(code, globals, argdefs=argdefs, closure=closure, kwdefaults=kwdefaults)


annotationlib.types = _Types()
