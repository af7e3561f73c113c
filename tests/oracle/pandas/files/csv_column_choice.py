# Combinations of names, header, usecols, index_col and dtype
import io
from collections import defaultdict
import pandas as pd

text = "a,b,c\n1,2,3\n4,5,6\n"
for options in ({"index_col": "b"}, {"index_col": -1}, {"index_col": [0, 1]}, {"usecols": [2, 0]}, {"names": ["x", "y", "z"], "header": 0},
                {"names": ["x"], "header": 0}, {"header": None, "names": ["x", "y"], "usecols": [0, 2]}, {"dtype": "int32"}, {"dtype": {"zz": int, "a": float}},
                {"dtype": defaultdict(lambda: "float64", a="int8")}, {"nrows": 1}, {"skiprows": [1]}, {"usecols": ["a", "c"], "index_col": "c"},
                {"dtype": {"a": pd.CategoricalDtype([4, 1])}, "usecols": ["b"]}, {"dtype_backend": "numpy_nullable"}):
    df = pd.read_csv(io.StringIO(text), **options)
    print(df)
    print(df.dtypes.tolist())
