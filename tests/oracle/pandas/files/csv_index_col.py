# index_col by number, name, list and False
import io
import pandas as pd

text = "id,kind,v\n1,a,10\n2,b,20\n"
print(pd.read_csv(io.StringIO(text), index_col="id"))
print(pd.read_csv(io.StringIO(text), index_col=1))
print(pd.read_csv(io.StringIO(text), index_col=["kind", "id"]))
print(pd.read_csv(io.StringIO("a,b\nx,1,2\ny,3,4\n")))
print(pd.read_csv(io.StringIO("a,b\n1,2,\n3,4,\n"), index_col=False))
try:
    pd.read_csv(io.StringIO(text), index_col="nope")
except ValueError as error:
    print(type(error).__name__, error)
