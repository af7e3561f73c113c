# attack: pickles of pandas objects whose parts do not fit together
# stopped by: UnpicklingError
import pickle

import numpy as np
import pandas as pd


class Lies:
    def __init__(self, *parts):
        self.parts = parts

    def __reduce__(self):
        return rebuild, self.parts


rebuild = pd.Series([1]).__reduce__()[0]
column = ("int", "int64", np.arange(3))
short = pd.RangeIndex(1)
lies = [
    ("series", column, short, None),
    ("series", ("category", "category", (np.array([7, -9, 2**40]), column, True)), pd.RangeIndex(3), None),
    ("series", ("datetime", "datetime64[nonsense]", (np.arange(3), None)), pd.RangeIndex(3), None),
    ("series", ("period", "period[M]", (np.arange(3), "nonsense")), pd.RangeIndex(3), None),
    ("series", ("text", "object", "[1, {}]"), pd.RangeIndex(2), None),
    ("series", ("nonsense", "nonsense", [1]), pd.RangeIndex(1), None),
    ("series", column, [0, 1, 2], None),
    ("range", [1, 2, 3], None),
    ("index", column, [], "D"),
    ("multi", [column, ("int", "int64", np.arange(2))], ["a", "b"]),
    ("multi", [], []),
    ("timestamp", "now", None, "ns"),
    ("timestamp", 2**70, "UTC", "ns"),
    ("timedelta", 5, "nonsense"),
    ("period", 5, "nonsense"),
    ("interval", 2, 1, "right"),
    ("nonsense",),
    (),
]
for parts in lies:
    try:
        print(parts[:1], repr(pickle.loads(pickle.dumps(Lies(*parts))))[:60].replace("\n", " "))
    except Exception as error:
        print(parts[:1], type(error).__name__)
pickle.loads(pickle.dumps(Lies("frame", [column], pd.Index(["a", "b"]), pd.RangeIndex(3))))
