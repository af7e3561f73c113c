# Compressed CSV files
import gzip
import pandas as pd

df = pd.DataFrame({"a": [1, 2], "b": ["x", "y"]})
df.to_csv("data/processed/a.csv.gz", index=False)
print(pd.read_csv("data/processed/a.csv.gz"))
print(gzip.open("data/processed/a.csv.gz", "rt").read())
df.to_csv("data/processed/b.dat", index=False, compression="gzip")
print(pd.read_csv("data/processed/b.dat", compression="gzip"))
