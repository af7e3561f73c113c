# The same, with a name for the result.
import pandas as pd

sales = pd.DataFrame({"region": ["north", "south", "west"], "units": [3, 5, 4], "price": [2.0, 2.5, 3.0]})
sales.groupby("region").agg(total=("amount", "sum"))
