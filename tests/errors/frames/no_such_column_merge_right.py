# The key is missing on the right.
import pandas as pd

sales = pd.DataFrame({"region": ["north", "south", "west"], "units": [3, 5, 4], "price": [2.0, 2.5, 3.0]})
costs = pd.DataFrame({"area": ["north"], "cost": [1.0]})
pd.merge(sales, costs, left_on="region", right_on="are")
