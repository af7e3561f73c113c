# set_index and reset_index.
import pandas as pd

df = pd.DataFrame({"city": ["Oslo", "Rome", "Oslo"], "year": [2023, 2023, 2024], "pop": [1, 2, 3]})
print(df.set_index("city"))
print(df.set_index(["city", "year"]))
print(df.set_index("city", drop=False))
print(df.set_index("city", append=True))
print(df.set_index("city").reset_index())
print(df.set_index(["city", "year"]).reset_index())
print(df.set_index(["city", "year"]).reset_index(level="year"))
print(df.set_index("city").reset_index(drop=True))
print(df[df["year"] == 2023].reset_index())
print(df.set_index(pd.Index(["x", "y", "z"], name="k")))
s = pd.Series([1, 2], index=["a", "b"], name="v")
print(s.reset_index())
print(s.reset_index(name="value"))
print(s.reset_index(drop=True))
df.set_index("year", inplace=True)
print(df.index.name, df.index.tolist())
df.reset_index(inplace=True)
print(df.columns.tolist())
try:
    df.set_index("nope")
except KeyError as error:
    print("KeyError", error)
print(df.rename_axis("row").reset_index())
