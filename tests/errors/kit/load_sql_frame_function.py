# A function of another database: what does the same here.
import pandas as pd

from orchestrator.mcp.data import load_sql

sales = pd.DataFrame({"day": pd.to_datetime(["2024-01-01"]), "revenue": [1.0]})
load_sql("select to_char(day, 'YYYY-MM') as month, sum(revenue) as revenue from sales group by 1")
