# resample inside groups
import pandas as pd

df = pd.DataFrame({
    "at": pd.to_datetime(["2024-01-01", "2024-01-15", "2024-02-03", "2024-01-20", "2024-02-25"]),
    "shop": ["a", "a", "a", "b", "b"],
    "amt": [1, 2, 3, 4, 5],
})
print(df.set_index("at").groupby("shop")["amt"].resample("ME").sum())
print(df.set_index("at").groupby("shop").resample("MS")["amt"].mean())
print(df.groupby(["shop", pd.Grouper(key="at", freq="ME")])["amt"].sum().unstack(0))
print(df.groupby("shop").resample("ME", on="at")["amt"].sum())
