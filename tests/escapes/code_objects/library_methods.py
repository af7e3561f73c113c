# attack: changes functions that stand in classes of the library, are wrapped by its decorators, or were written for its dataclasses
# prints: writable: []
import collections
import contextlib
import dataclasses
import functools
import inspect
import json
import pandas
import pathlib
import random
import re
import statistics
import types

def inside(value):
    """The function in what stands in a class."""
    for part in ("__func__", "fget", "func"):
        value = getattr(value, part, None) or value
    return value

writable = []
n_tried = 0
for kind in (json.JSONEncoder, collections.OrderedDict, collections.UserDict, contextlib.ExitStack, inspect.FullArgSpec, inspect.Signature,
             pathlib.Path, random.Random, statistics.NormalDist, functools.singledispatchmethod, pandas.DataFrame, pandas.Series):
    for base in kind.__mro__:
        for name, value in vars(base).items():
            function = inside(value)
            while isinstance(function, types.FunctionType):
                n_tried += 1
                for change in (
                    lambda: setattr(function, "probe", 1),
                    lambda: setattr(function, "__defaults__", (1,)),
                    lambda: setattr(function, "__kwdefaults__", {}),
                    lambda: setattr(function, "__wrapped__", print),
                ):
                    try:
                        change()
                    except TypeError:
                        continue
                    writable.append(base.__name__ + "." + name)
                    break
                function = getattr(function, "__wrapped__", None)
if n_tried < 100:
    print("only", n_tried, "were tried")
print("writable:", writable)
