# A statement that would change the database.
# with: shop.db
from orchestrator.mcp.data import load_sql

load_sql("delete from customers")
