# header, names and files without a header
import io
import pandas as pd

text = "1,2,3\n4,5,6\n"
print(pd.read_csv(io.StringIO(text), header=None))
print(pd.read_csv(io.StringIO(text), names=["a", "b", "c"]))
print(pd.read_csv(io.StringIO("x,y,z\n" + text), header=0, names=["a", "b", "c"]))
print(pd.read_csv(io.StringIO("junk\nx,y,z\n" + text), header=1))
print(pd.read_csv(io.StringIO(text), header=None, names=["a", "b", "c"], usecols=["a", "c"]))
print(pd.read_csv(io.StringIO(text), names=["a", "b"]))
print(pd.read_csv(io.StringIO(text), names=["a", "b", "c", "d"]))
