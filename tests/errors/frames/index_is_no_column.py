# Grouping made an index of the column.
import pandas as pd

sales = pd.DataFrame({"region": ["north", "south", "west"], "units": [3, 5, 4], "price": [2.0, 2.5, 3.0]})
totals = sales.groupby("region").sum()
totals["region"]
