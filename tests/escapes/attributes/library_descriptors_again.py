# attack: calls __init__ again on the properties, class methods and static methods that stand in classes of the library
# prints: put in place: 0
import collections
import enum
import fractions
import json
import pandas
import pathlib
import statistics

def spy(*args):
    return "spy"

n_changed = n_tried = 0
for kind in (collections.OrderedDict, collections.UserDict, fractions.Fraction, pathlib.PurePath, pathlib.Path, statistics.NormalDist,
             pandas.DataFrame, pandas.Series, enum.Enum, json.JSONEncoder):
    for base in kind.__mro__:
        for name, value in vars(base).items():
            if not isinstance(value, (property, classmethod, staticmethod)):
                continue
            n_tried += 1
            for init in (value.__init__, lambda *args: type(value).__init__(value, *args)):
                try:
                    init(spy)
                except TypeError:
                    continue
            if getattr(value, "fget", None) is spy or getattr(value, "__func__", None) is spy:
                n_changed += 1
if n_tried < 50:
    print("only", n_tried, "were tried")
print("put in place:", n_changed)
