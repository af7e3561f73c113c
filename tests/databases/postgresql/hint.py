# The hint of an error nobody catches.
from orchestrator.mcp.data import load_sql

load_sql("select * from sale")
