# Flags: default words and own words
import io
import pandas as pd

df = pd.read_csv(io.StringIO("a,b,c\nTrue,yes,true\nFalse,no,\n"), true_values=["yes"], false_values=["no"])
print(df)
print(df.dtypes)
print(pd.read_csv(io.StringIO("a\nTRUE\nfalse\n"))["a"].tolist())
