# Errors of arguments that do not fit
import io
import pandas as pd

text = "a,b\n1,2\n"
for options in ({"usecols": [5]}, {"usecols": ["a", 1]}, {"usecols": "a"}, {"header": 5}, {"header": -1}, {"header": True}, {"names": ["x", "y", "z"], "header": 0},
                {"dtype": {"a": "datetime64[ns]"}}, {"nrows": -1}, {"on_bad_lines": "x"}, {"sep": ",", "delimiter": ";"}, {"parse_dates": ["zz"]}, {"index_col": "zz"}):
    try:
        print(pd.read_csv(io.StringIO(text), **options))
    except (ValueError, TypeError, IndexError) as error:
        print(options, type(error).__name__, error)
for bad, kind in [("a\nx\n", float), ("a\n2\n", bool), ("a\n1.5\n", int)]:
    try:
        print(pd.read_csv(io.StringIO(bad), dtype=kind))
    except ValueError as error:
        print(kind.__name__, error)
