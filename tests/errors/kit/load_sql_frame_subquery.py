# A subquery that gives one value, over a frame.
import pandas as pd

from orchestrator.mcp.data import load_sql

sales = pd.DataFrame({"region": ["north"], "units": [3]})
load_sql("select * from sales where units > (select avg(units) from sales)")
