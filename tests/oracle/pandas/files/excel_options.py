# The arguments of read_excel
import pandas as pd

df = pd.DataFrame({"name": ["a", None, "c"], "n": [1, 2, 3], "x": [1.5, None, 3.0]})
df.to_excel("data/processed/b.xlsx", index=False, sheet_name="S1")
path = "data/processed/b.xlsx"
for options in ({"header": None}, {"header": 1}, {"names": list("pqr")}, {"usecols": "A,C"}, {"usecols": ["n"]}, {"usecols": [0, 2]}, {"skiprows": 1}, {"skiprows": [1]},
                {"nrows": 1}, {"skipfooter": 1}, {"dtype": {"n": float}}, {"dtype": str}, {"na_values": ["a"]}, {"index_col": "n"}, {"index_col": [0, 1]}):
    print(options)
    print(pd.read_excel(path, **options))
print(pd.read_excel(path, converters={"n": lambda v: v * 10}))
for sheet in ("zz", 3):
    try:
        pd.read_excel(path, sheet_name=sheet)
    except ValueError as error:
        print(error)
