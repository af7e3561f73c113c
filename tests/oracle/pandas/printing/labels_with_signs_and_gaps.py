# Labels of objects make room for the sign of floats, and levels show what is missing by their dtype.
import numpy as np
import pandas as pd

for labels in ([-2.25, "All"], [2.5, "All"], [-2.5, 1, None], [-2, "All"], [-2.25, np.nan]):
    print(pd.DataFrame({"x": range(len(labels))}, index=pd.Index(labels, name="a", dtype=object)))
rows = pd.DataFrame(
    {
        "category": pd.Categorical(["lo", None]),
        "whole": pd.array([1, None], dtype="Int64"),
        "text": ["t", None],
        "day": pd.to_datetime(["2024-01-01", None]),
        "month": pd.PeriodIndex(["2024-01", None], freq="M"),
        "v": [1, 2],
    }
)
for name in ("category", "whole", "text", "day", "month"):
    print(rows.set_index([name, "v"]).assign(w=0))
print(pd.DataFrame({"a": [1.5, np.nan, -2.25], "b": [1, 2, 3]}).value_counts(dropna=False, sort=False))
print(rows.pivot(columns="whole", values="v"))
