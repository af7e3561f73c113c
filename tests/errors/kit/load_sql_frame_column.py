# A column that a frame does not have.
import pandas as pd

from orchestrator.mcp.data import load_sql

sales = pd.DataFrame({"region": ["north"], "revenue": [1.0]})
load_sql("select region, sum(revenu) from sales group by region")
