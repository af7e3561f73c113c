# apply along rows.
import pandas as pd

df = pd.DataFrame({"w": [2.0, 3.0, 4.0], "h": [1.0, 5.0, 2.0], "name": ["a", "b", "c"]})
print(df.apply(lambda row: row["w"] * row["h"], axis=1))
df["area"] = df.apply(lambda r: r.w * r.h, axis=1)
print(df)


def grade(row):
    if row["area"] > 10:
        return "big"
    return "small"


df["size"] = df.apply(grade, axis=1)
print(df)
print(df.apply(lambda r: f"{r['name']}-{r['size']}", axis=1).tolist())
print(df.apply(lambda r: pd.Series({"double": r["w"] * 2, "tag": r["name"].upper()}), axis=1))
print(df.apply(lambda r: [r["w"], r["h"]], axis=1))
print(df.apply(lambda r: [r["w"], r["h"]], axis=1, result_type="expand"))
df[["p", "q"]] = df.apply(lambda r: (r["w"] + 1, r["h"] + 1), axis=1, result_type="expand")
print(df)
print(df[["w", "h"]].apply(sum, axis=1).tolist(), df[["w", "h"]].apply(max, axis=1).tolist())
print(df.apply(lambda r: r.name, axis=1).tolist())
print(df[["w", "h"]].apply(lambda r: r / r.sum(), axis=1).round(3))
