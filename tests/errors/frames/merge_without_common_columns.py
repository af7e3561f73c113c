# No key is named, and none is common.
import pandas as pd

sales = pd.DataFrame({"region": ["north"], "units": [3]})
costs = pd.DataFrame({"area": ["north"], "cost": [1.0]})
sales.merge(costs)
