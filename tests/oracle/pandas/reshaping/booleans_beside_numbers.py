# Booleans and whole numbers become numbers in one column of several frames; replaced booleans leave what replaced them
import pandas as pd

mixed = pd.DataFrame({"f": [True, False], "n": [1, 2]})
print(mixed.stack(future_stack=True), mixed.stack(), sep="\n")
print(pd.concat([mixed[["f"]].rename(columns={"f": "x"}), mixed[["n"]].rename(columns={"n": "x"})]).dtypes)
print(pd.concat([mixed["f"], mixed["n"]]).dtype)
print(mixed.where(mixed.isna(), 2).dtypes, mixed.clip(lower=2).dtypes, mixed["f"].mask([True, True], 2.5).dtype)
try:
    pd.DataFrame({"t": ["x", None]}).interpolate()
except TypeError as error:
    print(error)
