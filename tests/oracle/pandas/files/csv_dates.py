# parse_dates in its spellings
import io
import pandas as pd

text = "day,v\n2024-01-15,1\n2024-02-20,2\n"
df = pd.read_csv(io.StringIO(text), parse_dates=["day"])
print(df)
print(df.dtypes)
print(pd.read_csv(io.StringIO(text), parse_dates=[0]).dtypes)
print(pd.read_csv(io.StringIO(text), index_col="day", parse_dates=True))
print(pd.read_csv(io.StringIO(text), index_col=0, parse_dates=["day"]).index)
print(pd.read_csv(io.StringIO("d,v\n15/01/2024,1\n20/02/2024,2\n"), parse_dates=["d"], dayfirst=True))
print(pd.read_csv(io.StringIO("d,v\n15.01.2024,1\n"), parse_dates=["d"], date_format="%d.%m.%Y"))
print(pd.read_csv(io.StringIO("d,v\n2024-01-01 10:30:00,1\n,2\n"), parse_dates=["d"]))
print(pd.read_csv(io.StringIO("d,v\nnot a date,1\n"), parse_dates=["d"]).dtypes)
try:
    pd.read_csv(io.StringIO(text), parse_dates=["when"])
except ValueError as error:
    print(type(error).__name__, error)
