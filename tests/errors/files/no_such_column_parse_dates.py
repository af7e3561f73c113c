# The same for a date.
import pandas as pd

write_file("sales.csv", "day,units\n2024-01-01,3\n")
pd.read_csv("workspace/sales.csv", parse_dates=["date"])
