# Casts into nullable integers: what does not fit is an error or wraps around, and never goes missing.
import numpy as np
import pandas as pd


def show(label, make):
    try:
        found = make()
        print(label, found.tolist(), found.dtype)
    except (TypeError, OverflowError) as error:
        print(label, type(error).__name__, error)


nan, inf = np.nan, np.inf
for values in (
    [300.0], [1e20], [-1.0], [1.5], [inf], [-inf, nan], [2.0, -inf], [300.0, nan], [2.0**63], [2.0**64], [255.0, nan],
    [2.5, 3.0], [300.0, 301.5], [1.5, -inf], [nan], [],
):
    for name in ("UInt8", "Int8", "Int64", "UInt64"):
        show(f"plain {values} {name}", lambda: pd.Series(values, dtype="float64").astype(name))
show("single", lambda: pd.Series([300.0], dtype="float32").astype("UInt8"))

for values in ([300.5, None], [1e20], [-1.0], [300.0], [inf, -inf, None, 2.0**40 + 5, 2.0**63]):
    for name in ("UInt8", "Int8", "Int64", "UInt64", "Int32", "UInt32"):
        show(f"nullable {values} {name}", lambda: pd.Series(values, dtype="Float64").astype(name))

for start in ("int64", "Int64"):
    for name in ("Int8", "UInt8", "Int16", "UInt32", "UInt64", "Float32", "Float64", "boolean"):
        show(f"{start} {name}", lambda: pd.Series([300, -1, 2**40 + 1], dtype=start).astype(name))
show("wraps", lambda: pd.Series([-1, None], dtype="Int64").astype("UInt64"))
show("wraps", lambda: pd.Series([2**64 - 1, None], dtype="UInt64").astype("Int64"))
show("wraps", lambda: pd.Series([300, None], dtype="Int64").astype("Int8"))
show("refused", lambda: pd.Series([2**64 - 1], dtype="uint64").astype("Int64"))
show("flags", lambda: pd.Series([True, None], dtype="boolean").astype("Int8"))
show("array", lambda: pd.Series(np.array([300]), dtype="Int8"))

# Durations of whole days are short texts.
for spans in (
    pd.to_timedelta([1, 2], unit="D"), pd.to_timedelta([1, None], unit="D"), pd.to_timedelta([1, 2.5], unit="D"),
    pd.to_timedelta([0, 3], unit="D"), pd.to_timedelta([1, 1500], unit="us"),
):
    spans = pd.Series(spans)
    print(spans.astype(str).tolist(), spans.astype("string").tolist(), spans.map(str).tolist())
    print(spans.astype(object).astype(str).tolist(), pd.DataFrame({"a": spans}).astype(str)["a"].tolist())
    print(repr(spans.to_csv()), repr(pd.DataFrame({"a": spans, "b": 1}).to_csv(index=False)))
