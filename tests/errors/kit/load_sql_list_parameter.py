# A list where one value is meant.
# with: shop.db
from orchestrator.mcp.data import load_sql

load_sql("select * from customers where id in (?)", params=[[1, 2]])
