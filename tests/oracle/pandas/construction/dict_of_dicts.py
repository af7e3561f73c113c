# Nested dicts: outer keys are columns, inner keys are rows.
import pandas as pd

sales = {"north": {"jan": 10, "feb": 12}, "south": {"feb": 7, "mar": 9}}
df = pd.DataFrame(sales)
print(df)
print(df.T)
print(pd.DataFrame(sales, index=["mar", "jan"]))
