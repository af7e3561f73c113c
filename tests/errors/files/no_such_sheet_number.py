# The same by number.
import pandas as pd

pd.DataFrame({"id": [1]}).to_excel("workspace/book.xlsx", sheet_name="Sales")
pd.read_excel("workspace/book.xlsx", sheet_name=2)
