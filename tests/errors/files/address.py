# The address of a file elsewhere.
import pandas as pd

pd.read_csv("https://example.com/sales.csv")
