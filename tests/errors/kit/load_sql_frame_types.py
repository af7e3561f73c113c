# Text compared with a number in SQL over a frame.
import pandas as pd

from orchestrator.mcp.data import load_sql

sales = pd.DataFrame({"region": ["north"], "units": [3]})
load_sql("select * from sales where units = 'three'")
