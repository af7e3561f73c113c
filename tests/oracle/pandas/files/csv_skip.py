# skiprows, skipfooter, nrows, comment and blank lines
import io
import pandas as pd

text = "# made by a tool\na,b\n1,2\n\n3,4\n5,6 # six\ntotal,12\n"
print(pd.read_csv(io.StringIO(text), comment="#"))
print(pd.read_csv(io.StringIO(text), skiprows=1, nrows=2))
print(pd.read_csv(io.StringIO("a,b\n1,2\n3,4\n5,6\n"), skiprows=[1, 3]))
print(pd.read_csv(io.StringIO("a,b\n1,2\n3,4\n5,6\n"), skiprows=lambda i: i > 0 and i % 2 == 0))
print(pd.read_csv(io.StringIO("a,b\n1,2\n3,4\nend\n"), skipfooter=1, engine="python"))
print(pd.read_csv(io.StringIO("a,b\n1,2\n\n3,4\n"), skip_blank_lines=False))
print(pd.read_csv(io.StringIO("a,b\n1,2\n"), nrows=0))
print(pd.read_csv(io.StringIO("a,b\n1,2\n"), skiprows=range(1, 2)))
