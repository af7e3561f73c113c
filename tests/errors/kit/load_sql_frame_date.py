# Text that is no date where SQL over a frame wants one.
import pandas as pd

from orchestrator.mcp.data import load_sql

sales = pd.DataFrame({"day": ["2024-01-01", "soon"], "units": [3, 4]})
load_sql("select date_trunc('month', day) as month, sum(units) as units from sales group by 1")
