# Files larger than the memory, as frames of some rows
# memory: 96M
import pandas as pd
from orchestrator.mcp.data import DataError, load_csv

block = "".join(f"{i},key {i % 50},{i % 100}.5,some text that is not needed {i:06d}\n" for i in range(20_000))
with open("workspace/large.csv", "w") as file:
    file.write("id,key,amount,note\n")
    for _ in range(80):
        file.write(block)
del block

for reader in (pd.read_csv, load_csv):
    n_rows, totals = 0, pd.Series(dtype=float)
    for part in reader("workspace/large.csv", chunksize=100_000):
        n_rows += len(part)
        totals = totals.add(part.groupby("key")["amount"].sum(), fill_value=0)
    print(n_rows, len(totals), totals.sum(), part.index)

parts = load_csv("workspace/large.csv", columns=["id"], n_rows=250_000, chunksize=100_000, source_column="file")
print([(len(part), list(part.columns), part["file"].iloc[0]) for part in parts])
print([len(part) for part in load_csv("workspace/[l]*.csv", chunksize=900_000, columns=["amount"])])
# Pieces that are read on several threads are those of a reading in one go, wherever they end.
with open("workspace/lines.csv", "w") as file:
    file.write("a,b\n")
    for i in range(60_000):
        file.write(f'{i},"{"line, " * (i % 9)}\n""{i}"""\n' if i % 3 else f"{i},plain {i}\n\n")
whole = pd.read_csv("workspace/lines.csv")
for n in (16_384, 17_001, 59_999, 60_000, 70_000):
    parts = list(pd.read_csv("workspace/lines.csv", chunksize=n))
    print([len(part) for part in parts], pd.concat(parts).equals(whole))

try:
    list(load_csv("workspace/large.csv", dtype={"key": int}, chunksize=1000))
except DataError as error:
    print(error)
