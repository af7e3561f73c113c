# Options that name columns which are not there
import io
import pandas as pd

text = "a,b,c\n1,2,2024-01-01\n"
calls = {
    "usecols": {"usecols": ["a", "zz"]},
    "usecols far": {"usecols": [0, 7]},
    "usecols mixed": {"usecols": [0, "a"]},
    "parse_dates": {"parse_dates": ["when"]},
    "parse_dates text": {"parse_dates": "c"},
    "index_col": {"index_col": "zz"},
    "index_col far": {"index_col": 9},
    "dtype absent": {"dtype": {"zz": int}},
    "converters absent": {"converters": {"zz": str}},
    "na_values absent": {"na_values": {"zz": "1"}},
    "header far": {"header": 5},
    "names few": {"names": ["x"], "header": 0},
    "skiprows far": {"skiprows": 10},
    "nrows negative": {"nrows": -1},
    "nrows text": {"nrows": "two"},
    "nrows fraction": {"nrows": 1.5},
    "sep empty": {"sep": ""},
}
for name, options in calls.items():
    try:
        df = pd.read_csv(io.StringIO(text), **options)
        print(name, df.to_dict("split"))
    except Exception as error:
        print(name, type(error).__name__, error)
