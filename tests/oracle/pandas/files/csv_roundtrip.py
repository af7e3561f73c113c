# Write a frame to a file and read it again
import pandas as pd

df = pd.DataFrame({"id": [1, 2, 3], "name": ["Ann", "Bob", "Cid"], "score": [1.5, 2.25, 3.0], "ok": [True, False, True]})
df.to_csv("data/processed/people.csv", index=False)
print(open("data/processed/people.csv").read())
back = pd.read_csv("data/processed/people.csv")
print(back)
print(back.dtypes)
print(back.equals(df))
df.to_csv("data/processed/indexed.csv")
print(pd.read_csv("data/processed/indexed.csv"))
print(pd.read_csv("data/processed/indexed.csv", index_col=0))
