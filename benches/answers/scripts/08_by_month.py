import pandas as pd
sales = pd.read_csv("sales.csv", parse_dates=["date"])
result = sales.set_index("date")["amount"].resample("MS").sum()
