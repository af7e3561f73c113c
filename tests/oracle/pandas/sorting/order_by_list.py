# Sorting by a custom order.
import pandas as pd

df = pd.DataFrame({"size": ["M", "S", "XL", "S", "L"], "n": [3, 1, 5, 2, 4]})
order = ["S", "M", "L", "XL"]
df["size"] = pd.Categorical(df["size"], categories=order, ordered=True)
print(df.sort_values("size"))
print(df.sort_values(["size", "n"], ascending=[False, False]))
print(df["size"].min(), df["size"].max(), (df["size"] > "M").tolist())
plain = df.assign(size=df["size"].astype(str))
print(plain.sort_values("size", key=lambda s: s.map({v: i for i, v in enumerate(order)})))
print(plain.set_index("size").loc[order])
print(plain.groupby("size")["n"].sum().reindex(order))
print(plain["size"].value_counts().reindex(order, fill_value=0))
days = pd.DataFrame({"day": ["Tue", "Mon"], "v": [1, 2]})
days["day"] = pd.Categorical(days["day"], ["Mon", "Tue"])
print(days.sort_values("day"))
