# attack: one call of a function that takes years, between two of the engine's looks at the clock
# stopped by: ExecutionTimeout
# limits: timeout=1
from orchestrator.mcp.data import load_sql

load_sql("select instr(zeroblob(60000000), cast(zeroblob(30000000) || x'01' as blob)) as place", connection="shop.db")
