# What only a column has, asked of the frame.
import pandas as pd

sales = pd.DataFrame({"region": ["north", "south"], "units": [3, 5]})
sales.str.upper()
