# A certificate of an authority nobody named: the hint says who can name it, and where.
from orchestrator.mcp.data import load_sql

load_sql("select 1", connection="system")
