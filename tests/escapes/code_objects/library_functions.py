# attack: changes functions of the library: defaults, names, attributes and annotations, natively and through trusted code
# prints: changed: []
# prints: refused: 75 of 93
# prints: works: "{\"a\": 1}" Timestamp
import argparse
import functools
import heapq
import json
import pandas
import pickle
import string
import textwrap
import types

Function = types.FunctionType

def by_argparse(function):
    parser = argparse.ArgumentParser(prog="attack")
    parser.add_argument("--probe")
    parser.parse_args(["--probe", "changed"], namespace=function)

class Given:
    probe = __name__ = __doc__ = "changed"
    __kwdefaults__ = {"default": print}
    __dict__ = {"probe": "changed"}

FIELDS = {"__defaults__": (), "__kwdefaults__": {}, "__name__": "changed", "__qualname__": "changed", "__doc__": "changed",
          "__module__": "__main__", "__annotations__": {}, "__annotate__": None, "__type_params__": (), "__dict__": {}, "probe": 1}
WAYS = {}
for name, value in FIELDS.items():
    WAYS[name] = lambda function, name=name, value=value: setattr(function, name, value)
WAYS |= {
    "descriptor": lambda function: Function.__dict__["__defaults__"].__set__(function, ()),
    "member": lambda function: Function.__dict__["__doc__"].__set__(function, "changed"),
    "member deleted": lambda function: Function.__dict__["__doc__"].__delete__(function),
    "object.__setattr__": lambda function: object.__setattr__(function, "probe", 1),
    "bound": lambda function: object.__setattr__.__get__(function)("probe", 1),
    "called": lambda function: object.__setattr__.__call__(function, "probe", 1),
    "own": lambda function: function.__setattr__("probe", 1),
    "super": lambda function: super(Function, function).__setattr__("probe", 1),
    "update_wrapper": lambda function: functools.update_wrapper(function, Given, assigned=("__kwdefaults__", "probe"), updated=()),
    "argparse": by_argparse,
    "set twice": lambda function: setattr(function, "__defaults__", (1,)),
    "delete": lambda function: delattr(function, "__doc__"),
    "__code__": lambda function: setattr(function, "__code__", by_argparse.__code__),
    # Of these seven all but the last write into copies.
    "vars": lambda function: vars(function).update(probe=1),
    "attributes": lambda function: function.__dict__.update(probe=1),
    "state": lambda function: (function.__getstate__() or {}).update(probe=1),
    "annotations": lambda function: function.__annotations__.update(probe=1),
    "keywords": lambda function: (function.__kwdefaults__ or {}).update(default=print, key=print),
    "borrowed": lambda function: Given.__dict__["__dict__"] and type("G", (), {}).__dict__["__dict__"].__get__(function).update(probe=1),
    "updated": lambda function: functools.update_wrapper(function, Given, assigned=(), updated=("__dict__",)),
}
FUNCTIONS = [json.dumps, textwrap.dedent, heapq.merge]

def known(function):
    return (function.__defaults__, function.__kwdefaults__, function.__name__, function.__qualname__, function.__doc__,
            function.__module__, dict(function.__annotations__), dict(function.__dict__), function.__code__)

changed = []
refused = 0
for function in FUNCTIONS:
    before = known(function)
    for way, change in WAYS.items():
        try:
            change(function)
        except (TypeError, AttributeError):
            refused += 1
        if known(function) != before:
            changed.append((function.__name__, way))
            before = known(function)
print("changed:", changed)
print("refused:", refused, "of", len(FUNCTIONS) * len(WAYS))
print("works:", json.dumps(json.dumps({"a": 1})), type(pandas.Timestamp("2024-01-01")).__name__)
