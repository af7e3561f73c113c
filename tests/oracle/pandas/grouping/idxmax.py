# rows of the group extremes through idxmax and idxmin
import pandas as pd

df = pd.DataFrame({"team": ["r", "b", "r", "b", "g"], "score": [7, 9, 8, 3, 5], "age": [30, 25, 22, 41, 19]}, index=["ann", "bob", "cy", "di", "ed"])
g = df.groupby("team")
print(g["score"].idxmax())
print(g["score"].idxmin())
print(g.idxmax())
print(df.loc[g["score"].idxmax()])
print(df.loc[df.groupby("team")["age"].idxmin(), ["age"]])
print(g["score"].any(), g["score"].all())
