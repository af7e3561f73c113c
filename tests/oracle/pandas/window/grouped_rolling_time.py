# windows of time inside groups
import pandas as pd

df = pd.DataFrame({
    "user": ["a", "a", "b", "a", "b"],
    "at": pd.to_datetime(["2024-01-01", "2024-01-02", "2024-01-02", "2024-01-05", "2024-01-03"]),
    "n": [1, 2, 3, 4, 5],
})
print(df.set_index("at").groupby("user")["n"].rolling("2D").sum())
print(df.groupby("user").rolling("2D", on="at")["n"].sum())
print(df.groupby("user")["n"].rolling(2).agg(["sum", "max"]))
