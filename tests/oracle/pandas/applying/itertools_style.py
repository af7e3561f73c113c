# Loops and comprehensions over columns, as scripts write them.
import pandas as pd

df = pd.DataFrame({"name": ["x", "y"], "v": [1, 2], "w": [0.5, 1.5]})
result = []
for _, row in df.iterrows():
    result.append({"name": row["name"], "sum": row["v"] + row["w"]})
print(pd.DataFrame(result))
print({r.name: r.v for r in df.itertuples(index=False)})
print([n.upper() for n in df["name"]], dict(zip(df["name"], df["v"])), list(zip(df["v"], df["w"])))
print(sum(df["v"]), max(df["w"]), min(df["v"]), len(df["v"]), sorted(df["w"], reverse=True))
print(df["v"].tolist() + df["v"].to_list(), list(df["name"]), set(df["name"]) == {"x", "y"})
print(df.to_dict("records"), df["v"].to_dict(), df.to_dict("list"))
for column in df.select_dtypes("number").columns:
    df[column] = df[column] / df[column].sum()
print(df.round(3))
print([type(x).__name__ for x in df["name"]], type(df["v"].iloc[0]).__name__, type(df["v"].tolist()[0]).__name__)
total = 0
for value in df["w"]:
    total += value
print(round(total, 3), any(df["v"] > 0.5), all(df["v"] > 0))
