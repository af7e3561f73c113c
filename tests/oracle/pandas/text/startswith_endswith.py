# str.startswith and endswith, also with a tuple
import pandas as pd
import numpy as np

files = pd.Series(["report.csv", "data.json", "notes.txt", np.nan, "archive.csv.gz"])
print(files.str.endswith(".csv"))
print(files.str.endswith((".csv", ".json"), na=False))
print(files.str.startswith("data", na=False).tolist())
print(files[files.str.startswith(("r", "n"), na=False)])
try:
    files.str.startswith(["r"])
except TypeError as error:
    print(type(error).__name__, error)
