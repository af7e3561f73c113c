# Grouper with a frequency on a date column
import pandas as pd

df = pd.DataFrame({
    "when": pd.to_datetime(["2024-01-03", "2024-01-20", "2024-02-05", "2024-04-01", "2024-04-30"]),
    "shop": ["a", "b", "a", "a", "b"],
    "amount": [10, 20, 30, 40, 50],
})
print(df.groupby(pd.Grouper(key="when", freq="ME"))["amount"].sum())
print(df.groupby(pd.Grouper(key="when", freq="MS")).sum(numeric_only=True))
print(df.groupby(["shop", pd.Grouper(key="when", freq="ME")])["amount"].sum())
print(df.set_index("when").groupby(pd.Grouper(freq="QE"))["amount"].agg(["sum", "count"]))
print(df.set_index("when").groupby([pd.Grouper(level="when", freq="MS"), "shop"])["amount"].sum())
print(df.groupby(pd.Grouper(key="shop"))["amount"].sum())
print(df.groupby(pd.Grouper(key="when", freq="W"))["amount"].sum().head(3))
