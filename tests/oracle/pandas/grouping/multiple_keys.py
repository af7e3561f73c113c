# two keys give a MultiIndex; reset_index and unstack after that
import pandas as pd

df = pd.DataFrame({
    "year": [2022, 2022, 2023, 2023, 2023, 2022],
    "city": ["Oslo", "Rome", "Oslo", "Rome", "Oslo", "Oslo"],
    "sales": [100, 200, 150, 250, 50, 25],
    "cost": [10.0, 20.0, 15.0, 25.0, 5.0, 2.5],
})
out = df.groupby(["year", "city"])["sales"].sum()
print(out)
print(out.index.names)
print(out.reset_index())
print(out.unstack())
print(df.groupby(["year", "city"]).mean())
print(df.groupby(["year", "city"]).size())
print(df.groupby(["year", "city"]).size().reset_index(name="n"))
