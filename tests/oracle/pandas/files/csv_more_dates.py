# Dates that are mixed, missing, wrong, with zones, as numbers
import io
import pandas as pd

for values in (["2024-13-45"], ["2024-01-01", "01/02/2024"], ["2024-01-01", "NA"], ["20240105"], ["2024-01-01T10:00:00Z"], ["01/02/2024", "03/02/2024"]):
    df = pd.read_csv(io.StringIO("d,n\n" + "".join(f"{value},1\n" for value in values)), parse_dates=["d"])
    print(df["d"])
text = "d,e\n01.02.2024,2024\n"
print(pd.read_csv(io.StringIO(text), parse_dates=["d", "e"], date_format={"d": "%d.%m.%Y", "e": "%Y"}))
print(pd.read_csv(io.StringIO("d,n\n2024-01-01,1\n"), parse_dates=True).dtypes)
