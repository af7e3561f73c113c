# The address of a database in a script.
# with: shop.db
from orchestrator.mcp.data import load_sql

load_sql("select 1", connection="postgresql://me:secret@db.example.com/sales")
