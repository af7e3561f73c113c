# A column of numbers that was read as text: what answers, what raises, and how it is mended.
import pandas as pd

df = pd.DataFrame({"price": ["1", "2"], "n": [1, 2]})
print(df["price"] + df["price"])
print(df["price"].sum(), df["price"].max())
calls = [
    lambda: df["price"].mean(),
    lambda: df[["price"]].mean(),
    lambda: pd.Series(["3.5"]).mean(),
    lambda: df.groupby("n")["price"].mean(),
    lambda: df["price"] + df["n"],
    lambda: df["price"] > 1,
]
for call in calls:
    try:
        print(call())
    except TypeError as error:
        print("TypeError:", error)
df["price"] = pd.to_numeric(df["price"])
print(df["price"].mean(), df.dtypes.tolist())
