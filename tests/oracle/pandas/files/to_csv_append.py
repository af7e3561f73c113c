# Appending to a file and writing it in pieces
import pandas as pd

for i in range(3):
    part = pd.DataFrame({"i": [i], "sq": [i * i]})
    part.to_csv("data/processed/log.csv", mode="a", header=i == 0, index=False)
print(open("data/processed/log.csv").read())
print(pd.read_csv("data/processed/log.csv"))
try:
    pd.DataFrame({"a": [1]}).to_csv("data/processed/none/x.csv")
except OSError as error:
    print(type(error).__name__, error)
