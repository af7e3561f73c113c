"""Annotations are evaluated in functions made by the host, with the script's own rights."""

import annotationlib
import types
from _sandbox import make_function


def _function(code, globals, name=None, argdefs=None, closure=None, kwdefaults=None):
    return make_function(code, globals, argdefs=argdefs, closure=closure, kwdefaults=kwdefaults)


# A module, so that no facade shows it.
_types = types.ModuleType("types")
for _name in ("CellType", "GenericAlias", "MethodType", "ModuleType", "UnionType", "BuiltinFunctionType"):
    setattr(_types, _name, getattr(types, _name))
_types.FunctionType = _function

annotationlib.types = _types
