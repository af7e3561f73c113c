# na_values, keep_default_na and na_filter
import io
import pandas as pd

text = "a,b,c\n1,NA,x\nN/A,2,missing\n-,nan,null\n"
print(pd.read_csv(io.StringIO(text)))
print(pd.read_csv(io.StringIO(text), na_values=["-", "missing"]))
print(pd.read_csv(io.StringIO(text), na_values={"a": ["-"], "c": ["x"]}))
print(pd.read_csv(io.StringIO(text), keep_default_na=False))
print(pd.read_csv(io.StringIO(text), keep_default_na=False, na_values=["NA"]))
print(pd.read_csv(io.StringIO(text), na_filter=False))
print(pd.read_csv(io.StringIO("n,m\n1,5\n999,6\n"), na_values=999))
