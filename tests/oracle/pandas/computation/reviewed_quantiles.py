# Quantiles keep the digits and the types of whole numbers, of nullable columns and beside infinities.
import numpy as np
import pandas as pd

WAYS = ("linear", "lower", "higher", "nearest", "midpoint")
inf = np.inf


def show(label, make):
    try:
        found = make()
    except (TypeError, ValueError) as error:
        print(label, type(error).__name__, error)
        return
    if isinstance(found, pd.DataFrame):
        print(label, found.to_dict("list"), [str(dtype) for dtype in found.dtypes])
    elif isinstance(found, pd.Series):
        print(label, found.tolist(), found.dtype)
    else:
        print(label, repr(found))


nullable = (
    ("Int64", [1, None, 4]), ("Int64", [1, 4]), ("Int64", [None, None]), ("Int64", []), ("UInt8", [1, None, 4]),
    ("Float64", [1.5, None, 4]), ("Float32", [1.5, None, 4]), ("Float32", [1.5, 4]), ("boolean", [True, None, False]),
    ("boolean", [None, None]), ("boolean", [True, False]), ("Float64", [None, None]),
)
for dtype, values in nullable:
    for q in (0.25, [0.25, 0.5], [0, 1], []):
        for way in WAYS:
            show(f"{dtype} {values} {q} {way}", lambda: pd.Series(values, dtype=dtype).quantile(q, interpolation=way))

frame = pd.DataFrame({"a": [1, 2, 4], "b": [1.5, 2.5, None]}).convert_dtypes()
mixed = pd.DataFrame({"a": pd.array([1, 2, 4], dtype="Int64"), "b": [1.5, 2.5, 3]})
holes = pd.DataFrame({"a": pd.array([1, None, 4], dtype="Int64")})
for table in (frame, mixed, holes):
    show("frame", lambda: table.quantile([0.25, 0.75]))
    show("frame", lambda: table.quantile(0.25))
    show("frame", lambda: table.quantile(0.25, interpolation="lower"))
show("summary", lambda: frame["a"].describe())

start = 2**53
for dtype, values in (
    ("int64", [start + 1, start + 3, start + 5, start + 9]), ("uint64", [start + 1, start + 3, start + 5, start + 9]),
    ("uint64", [2**64 - 1, 2**64 - 3, 2**64 - 5, 0]), ("Int64", [start + 1, start + 3, start + 5]),
    ("int8", [-128, 127, 3]), ("uint8", [255, 254, 0, 7]), ("int64", [-(2**63), 2**63 - 1]),
    ("int64", [-(2**63), 5, 2**63 - 1]), ("bool", [True, False, True, True]), ("float32", [0.1, 0.2, 0.7, 16777216]),
    ("float32", [0.1, 0.7, None]), ("float64", [0.1, 0.2, 0.7, 3.3]),
):
    for q in (0.5, [0.5], [0, 0.25, 0.5, 0.9, 1], [1 / 3, 0.07, 0.55]):
        for way in WAYS:
            show(f"{dtype} {values} {q} {way}", lambda: pd.Series(values, dtype=dtype).quantile(q, interpolation=way))
whole = pd.DataFrame({"a": [start + 1, start + 3, start + 5]})
show("whole", lambda: whole.quantile([0.5], interpolation="lower"))
show("whole", lambda: whole.quantile(0.5, interpolation="lower"))

for values in (
    [1, 2, inf], [-inf, 1, 2], [1, inf, inf], [inf], [-inf, inf], [-inf, 1, inf], [1, 2, 3, inf, np.nan], [-inf, -inf, 3],
):
    for dtype in ("float64", "float32"):
        for q in (0.5, 1, 0, [0, 0.25, 0.5, 0.75, 1]):
            for way in WAYS:
                show(f"{dtype} {values} {q} {way}", lambda: pd.Series(values, dtype=dtype).quantile(q, interpolation=way))
    show("summary", lambda: pd.Series(values, dtype="float64").describe())
show("no such way", lambda: pd.Series([1, 2]).quantile(0.5, interpolation="other"))
