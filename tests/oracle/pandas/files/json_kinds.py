# Columns of every kind in JSON
import datetime as dt
import pandas as pd

print(pd.Series(pd.to_datetime(["2024-01-01", None])).to_json())
print(pd.DataFrame({"t": pd.date_range("2024-01-01", periods=1, tz="Europe/Berlin")}).to_json(date_format="iso"))
print(pd.Series([dt.date(2024, 1, 2)]).to_json(), pd.Series([dt.time(1, 2)]).to_json())
for unit in ("s", "ms", "us", "ns"):
    moment = pd.Series(pd.to_datetime(["2024-01-01 00:00:00.123456789"]))
    print(moment.to_json(date_unit=unit), moment.to_json(date_unit=unit, date_format="iso"))
print(pd.Series(["a", None], dtype="category").to_json(), pd.Series([1, None], dtype="Int64").to_json())
print(pd.DataFrame({"a": [{"x": {"y": [1, None, "é/"]}}]}).to_json(orient="records", indent=2))
print(pd.DataFrame({"a": [1.5], "c": pd.Categorical(["x"])}, index=pd.Index([5], name="k")).to_json(orient="table"))
for options in ({"orient": "x"}, {"orient": "records", "index": True}, {"orient": "index", "index": False}):
    try:
        pd.DataFrame({"a": [1]}).to_json(**options)
    except ValueError as error:
        print(error)
