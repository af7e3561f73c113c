# The same for the methods that draw.
import pandas as pd

sales = pd.DataFrame({"region": ["north", "south", "west"], "units": [3, 5, 4], "price": [2.0, 2.5, 3.0]})
sales["units"].hist()
