# The hint of an error nobody catches.
from orchestrator.mcp.data import load_sql

load_sql("select region, sum(unit) from sales group by 1")
