# More placeholders than values.
# with: shop.db
from orchestrator.mcp.data import load_sql

load_sql("select * from customers where id in (?, ?)", params=[1])
