# A query over a frame and a table of the database.
# with: shop.db
import pandas as pd

from orchestrator.mcp.data import load_sql

names = pd.DataFrame({"id": [1]})
load_sql("select * from names join customers using (id)")
