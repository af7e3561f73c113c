# usecols by name, position and function
import io
import pandas as pd

text = "a,b,c\n1,2,3\n4,5,6\n"
print(pd.read_csv(io.StringIO(text), usecols=["c", "a"]))
print(pd.read_csv(io.StringIO(text), usecols=[1]))
print(pd.read_csv(io.StringIO(text), usecols=lambda name: name != "b"))
try:
    pd.read_csv(io.StringIO(text), usecols=["a", "zzz"])
except ValueError as error:
    print(type(error).__name__, error)
print(pd.read_csv(io.StringIO(text), usecols=["a", "b"], index_col="a"))
