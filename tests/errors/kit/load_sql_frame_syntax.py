# A query over frames that is no SQL.
# with: shop.db
import pandas as pd

from orchestrator.mcp.data import load_sql

sales = pd.DataFrame({"region": ["north"]})
load_sql("select region from 'workspace/x.csv' group region by")
