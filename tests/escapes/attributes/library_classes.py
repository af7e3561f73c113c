# attack: changes classes of the library by every way there is to set an attribute, natively and through trusted code
# prints: changed: []
# prints: refused: 156 of 156
# prints: a subclass: 1 2
# limits: timeout=20
import argparse
import collections
import dataclasses
import functools
import json
import logging
import pandas
import string

class Given:
    probe = encode = __init__ = lambda self, *args: "changed"
    __doc__ = "changed"

def by_argparse(kind):
    parser = argparse.ArgumentParser(prog="attack")
    parser.add_argument("--probe")
    parser.parse_args(["--probe", "changed"], namespace=kind)

WAYS = {
    "set": lambda kind: setattr(kind, "probe", 1),
    "replace": lambda kind: setattr(kind, "__init__", Given.__init__),
    "delete": lambda kind: delattr(kind, "__doc__"),
    "type.__setattr__": lambda kind: type.__setattr__(kind, "probe", 1),
    "type.__delattr__": lambda kind: type.__delattr__(kind, "__doc__"),
    "object.__setattr__": lambda kind: object.__setattr__(kind, "probe", 1),
    "super": lambda kind: super(type, kind).__setattr__("probe", 1),
    "update_wrapper": lambda kind: functools.update_wrapper(kind, Given, assigned=("probe",), updated=()),
    "argparse": by_argparse,
    "dataclass": lambda kind: dataclasses.dataclass(kind),
    "__class__": lambda kind: setattr(kind, "__class__", type("Meta", (type(kind),), {})),
    "__bases__": lambda kind: setattr(kind, "__bases__", (Given,)),
    "mro": lambda kind: setattr(kind, "mro", lambda: []),
}
FIELDS = {
    "__name__": "changed", "__qualname__": "changed", "__module__": "__main__", "__doc__": "changed", "__abstractmethods__": {"encode"},
    "__annotations__": {}, "__annotate__": None, "__type_params__": (),
}
for name, value in FIELDS.items():
    WAYS[name] = lambda kind, name=name, value=value: type.__dict__[name].__set__(kind, value)
for name in ("__abstractmethods__", "__annotations__"):
    WAYS["del " + name] = lambda kind, name=name: type.__dict__[name].__delete__(kind)
WAYS["total_ordering"] = lambda kind: functools.total_ordering(type("Less", (kind,), {"__lt__": None})) and setattr(kind, "__gt__", 1)
WAYS["slot"] = lambda kind: setattr(kind, "__getattribute__", Given.probe)
WAYS["hash"] = lambda kind: setattr(kind, "__hash__", None)

KINDS = [json.JSONEncoder, json.JSONDecoder, string.Template]

def known(kind):
    names = {name: id(value) for name, value in vars(kind).items() if name not in ("__annotations_cache__", "__annotate_func__")}
    return names, kind.__name__, kind.__qualname__, kind.__module__, kind.__doc__, kind.__bases__, type(kind), kind.__mro__

KINDS += [collections.UserDict, logging.Handler, pandas.DataFrame]
changed = []
refused = 0
for kind in KINDS:
    before = known(kind)
    for way, change in WAYS.items():
        try:
            change(kind)
        except (TypeError, AttributeError):
            refused += 1
        if known(kind) != before:
            changed.append((kind.__name__, way))
            before = known(kind)
print("changed:", changed)
print("refused:", refused, "of", len(KINDS) * len(WAYS))

class Own(json.JSONEncoder):
    probe = 0

Own.probe = 1
Own.other = 2
print("a subclass:", Own().probe, Own().other)
