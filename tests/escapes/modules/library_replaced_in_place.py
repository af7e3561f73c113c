# attack: replaces functions, methods and classes of the library, for trusted code to call
# prints: refused: 12
# prints: called: []
import abc
import collections
import dataclasses
import enum
import functools
import json
import logging
import textwrap
import typing

import numpy
import pandas

called = []

def spy(*args, **keywords):
    called.append(len(args))
    raise KeyError("spy")

CLASSES = [(pandas.DataFrame, "to_json"), (pandas.Series, "__init__"), (numpy.ndarray, "sum"), (json.JSONEncoder, "encode"),
           (json.JSONDecoder, "decode"), (dataclasses.Field, "__init__"), (enum.EnumType, "__call__"), (enum.Enum, "__str__"),
           (abc.ABCMeta, "__instancecheck__"), (collections.Counter, "update"), (logging.Handler, "handle"), (typing.Generic, "__class_getitem__")]
refused = 0
for kind, name in CLASSES:
    try:
        setattr(kind, name, spy)
    except TypeError:
        refused += 1
        continue
    print("ESCAPED", kind.__name__)
# A module is the script's own view of it: what it puts there it finds there, and nobody else does.
json.dumps = json.loads = textwrap.dedent = functools.wraps = collections.namedtuple = dataclasses.fields = spy
numpy.asarray = pandas.isna = spy

frame = pandas.DataFrame({"a": [1, 2]})
frame.to_json(), frame.sum(), frame.groupby("a").size(), pandas.json_normalize([{"a": 1}])
logging.getLogger("probe").warning("quiet")
enum.Enum("Colour", "RED")("RED" and 1)
print("refused:", refused)
print("called:", called)
