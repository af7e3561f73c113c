# A query that is no SQL.
# with: shop.db
from orchestrator.mcp.data import load_sql

load_sql("select region from 'workspace/x.csv' group region by")
