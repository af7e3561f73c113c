# A column where a label of a row is meant: drop wants columns=.
import pandas as pd

sales = pd.DataFrame({"region": ["north", "south", "west"], "units": [3, 5, 4], "price": [2.0, 2.5, 3.0]})
sales.drop("price")
