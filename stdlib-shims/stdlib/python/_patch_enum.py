"""Enums do not read or write the namespaces of other modules."""

import enum
import sys

_original = enum.global_enum


def _convert_(cls, name, module, filter, source=None, *, boundary=None, as_global=False):
    raise NotImplementedError("enums cannot be made from a module's namespace")


def global_enum(cls, update_str=False):
    """Put the members into their module while that module is being loaded; scripts keep them in the class."""
    spec = getattr(sys.modules.get(cls.__module__), "__spec__", None)
    if getattr(spec, "_initializing", False):
        return _original(cls, update_str)
    return cls


enum.EnumType._convert_ = _convert_
enum.global_enum = global_enum
