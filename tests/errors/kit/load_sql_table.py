# A table that the database does not have.
# with: shop.db
from orchestrator.mcp.data import load_sql

load_sql("select * from customer")
