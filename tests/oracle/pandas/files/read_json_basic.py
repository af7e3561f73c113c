# Reading JSON of each orient
import io
import pandas as pd

print(pd.read_json(io.StringIO('[{"a": 1, "b": "x"}, {"a": 2, "b": "y"}]')))
print(pd.read_json(io.StringIO('{"a": {"0": 1, "1": 2}, "b": {"0": 0.5, "1": null}}')))
print(pd.read_json(io.StringIO('{"a": [1, 2], "b": ["x", "y"]}')))
print(pd.read_json(io.StringIO('{"columns": ["a"], "index": ["r"], "data": [[1]]}'), orient="split"))
print(pd.read_json(io.StringIO('{"r1": {"a": 1}, "r2": {"a": 2}}'), orient="index"))
print(pd.read_json(io.StringIO("[[1, 2], [3, 4]]"), orient="values"))
print(pd.read_json(io.StringIO('{"a": 1}\n{"a": 2}\n'), lines=True))
print(pd.read_json(io.StringIO('{"x": 1, "y": 2}'), typ="series"))
df = pd.read_json(io.StringIO('[{"date": "2024-01-01", "n": "5", "t": "a"}, {"date": "2024-01-02", "n": "6"}]'))
print(df)
print(df.dtypes)
