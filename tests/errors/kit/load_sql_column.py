# A column that the database does not have.
# with: shop.db
from orchestrator.mcp.data import load_sql

load_sql("""select name, towns
from customers where cty = 'Rome'""")
