# Writing and reading a workbook
import pandas as pd

df = pd.DataFrame({"name": ["a", "b"], "n": [1, 2], "x": [1.5, None], "d": pd.to_datetime(["2024-01-01", "2024-02-01"]), "ok": [True, False]})
df.to_excel("data/processed/w.xlsx", index=False)
back = pd.read_excel("data/processed/w.xlsx")
print(back)
print(back.dtypes)
df.to_excel("data/processed/w2.xlsx", sheet_name="First")
print(pd.read_excel("data/processed/w2.xlsx", index_col=0))
print(pd.read_excel("data/processed/w2.xlsx", usecols=["name", "n"]))
print(pd.read_excel("data/processed/w2.xlsx", sheet_name="First", header=None).iloc[0].tolist()[1:])
try:
    pd.read_excel("data/processed/w2.xlsx", sheet_name="Other")
except ValueError as error:
    print(type(error).__name__, error)
try:
    pd.read_excel("data/raw/none.xlsx")
except FileNotFoundError as error:
    print(type(error).__name__, error)
