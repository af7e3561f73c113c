# The name of a database that nobody set up.
# with: shop.db
from orchestrator.mcp.data import load_sql

load_sql("select 1", connection="sales")
