# pathlib paths and open files
from pathlib import Path
import pandas as pd

path = Path("data/processed") / "a.csv"
pd.DataFrame({"x": [1, 2]}).to_csv(path, index=False)
print(pd.read_csv(path))
with open(path) as f:
    print(pd.read_csv(f))
with open(path, "rb") as f:
    print(pd.read_csv(f))
with open("workspace/b.csv", "w", newline="") as f:
    pd.DataFrame({"y": [3]}).to_csv(f, index=False)
print(Path("workspace/b.csv").read_text())
