# dtype for all or single columns
import io
import pandas as pd

text = "zip,n,x,kind\n00123,1,2,a\n04567,2,3,b\n"
print(pd.read_csv(io.StringIO(text)))
df = pd.read_csv(io.StringIO(text), dtype={"zip": str, "n": "float64", "x": "int32", "kind": "category"})
print(df)
print(df.dtypes)
print(pd.read_csv(io.StringIO(text), dtype=str).dtypes)
print(pd.read_csv(io.StringIO("a,b\n1,\n,x\n"), dtype={"a": "Int64", "b": "string"}))
print(pd.read_csv(io.StringIO("a,b\n1,\n,x\n"), dtype=str))
print(pd.read_csv(io.StringIO("a,b\n1,\n,x\n"), dtype=object))
try:
    pd.read_csv(io.StringIO("a\n1\nx\n"), dtype={"a": int})
except ValueError as error:
    print(type(error).__name__, error)
try:
    pd.read_csv(io.StringIO("a\n1\n\"\"\n"), dtype={"a": int})
except ValueError as error:
    print(type(error).__name__, error)
