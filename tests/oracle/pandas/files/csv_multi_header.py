# Two header lines and a two-level index
import io
import pandas as pd

df = pd.DataFrame([[1, 2], [3, 4]], columns=pd.MultiIndex.from_tuples([("a", "x"), ("b", "y")]), index=pd.Index(["r", "s"], name="k"))
text = df.to_csv()
print(text)
print(pd.read_csv(io.StringIO(text), header=[0, 1], index_col=0))
print(pd.read_csv(io.StringIO("a,a,b\nx,y,x\n1,2,3\n"), header=[0, 1]))
two = pd.DataFrame({"v": [1, 2]}, index=pd.MultiIndex.from_tuples([("p", 1), ("q", 2)], names=["a", "b"]))
print(two.to_csv())
print(pd.read_csv(io.StringIO(two.to_csv()), index_col=[0, 1]))
