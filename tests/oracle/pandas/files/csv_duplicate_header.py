# Repeated and empty column names
import io
import pandas as pd

df = pd.read_csv(io.StringIO("a,a,b,,a\n1,2,3,4,5\n"))
print(df)
print(df.columns.tolist())
print(pd.read_csv(io.StringIO(",x\n0,1\n1,2\n")))
print(pd.read_csv(io.StringIO("a,b\n1,2\n"), header=None))
try:
    pd.read_csv(io.StringIO("1,2\n"), names=["a", "a"])
except ValueError as error:
    print(type(error).__name__, error)
