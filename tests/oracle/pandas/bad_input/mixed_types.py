# Columns with values of several types
import io
import pandas as pd

df = pd.read_csv(io.StringIO("a,b,c,d\n1,x,2.5,True\ntwo,3,4,False\n3.5,,5,maybe\n,y,6,\n"))
print(df)
print(df.dtypes)
print(df["a"].tolist())
for name in df:
    try:
        print(name, df[name].sum())
    except TypeError as error:
        print(name, type(error).__name__, error)
mixed = pd.Series([1, "two", 3.0, None, [4]])
for work in (lambda: mixed.sum(), lambda: mixed.sort_values(), lambda: mixed.mean(), lambda: mixed.astype(int), lambda: pd.to_numeric(mixed[:2])):
    try:
        print(work())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
print(pd.to_numeric(pd.Series(["1", "x", "3"]), errors="coerce"))
try:
    df["a"].astype(float)
except ValueError as error:
    print(type(error).__name__, error)
