# melting dates, text and categories
import pandas as pd

df = pd.DataFrame({"k": [1, 2], "start": pd.to_datetime(["2024-01-01", "2024-02-01"]), "end": pd.to_datetime(["2024-01-31", "2024-02-29"])})
out = df.melt(id_vars="k")
print(out)
print(out.dtypes)
mixed = pd.DataFrame({"k": ["u", "v"], "n": [1, 2], "s": ["x", "y"]})
print(mixed.melt("k"))
wide = pd.DataFrame([[1, 2], [3, 4]], columns=pd.Index(["a", "b"], name="letter"))
print(wide.melt())
cols = pd.MultiIndex.from_tuples([("a", "x"), ("b", "y")])
print(pd.DataFrame([[1, 2], [3, 4]], columns=cols).melt())
