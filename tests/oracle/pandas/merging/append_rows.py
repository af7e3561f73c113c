# growing a frame row by row with concat
import pandas as pd

df = pd.DataFrame(columns=["name", "score"])
rows = [{"name": "ann", "score": 3}, {"name": "bob", "score": 5}]
df = pd.DataFrame(rows)
for row in [{"name": "cid", "score": 1}, {"name": "dee", "score": 9}]:
    df = pd.concat([df, pd.DataFrame([row])], ignore_index=True)
print(df)
parts = [part.assign(n=i) for i, part in enumerate([df.head(2), df.tail(2)])]
print(pd.concat(parts))
total = pd.DataFrame([{"name": "all", "score": df["score"].sum()}])
print(pd.concat([df, total], ignore_index=True))
print(pd.concat([df, pd.Series({"name": "x", "score": 0}).to_frame().T], ignore_index=True))
