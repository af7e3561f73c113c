# attack: one call of a function that takes years, between two of the engine's looks at the clock
# stopped by: ExecutionTimeout
# limits: timeout=1
from orchestrator.mcp.data import load_sql

load_sql("select replace(hex(zeroblob(1000000)), '00', 'a') like ? as x", connection="shop.db", params=["%" + "a%" * 20000 + "b"])
