# Rows by conditions, combined with & | ~.
import pandas as pd

df = pd.DataFrame({"product": ["pen", "book", "lamp", "desk"], "price": [1.5, 12.0, 30.0, 150.0], "stock": [100, 20, 0, 3]})
print(df[df["price"] > 10])
print(df[(df["price"] > 10) & (df["stock"] > 0)])
print(df[(df["price"] < 5) | (df["stock"] == 0)])
print(df[~(df["price"] > 10)])
print(df[df["product"].isin(["pen", "desk"])])
print(df[df["price"].between(10, 40)])
print(df[[True, False, True, False]])
print(df[df["price"] > 1000])
print(df.loc[df["stock"] > 0, "product"].tolist())
print((df["price"] > 10).sum(), (df["price"] > 10).mean())
try:
    df[[True, False]]
except ValueError as error:
    print("ValueError", error)
try:
    if df["price"] > 10:
        pass
except ValueError as error:
    print("ValueError", error)
