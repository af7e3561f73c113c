# attack: a query whose rows never end
# stopped by: MemoryLimit
# limits: timeout=30 memory=128M
from orchestrator.mcp.data import load_sql

load_sql("with recursive n(i) as (select 1 union all select i + 1 from n) select i, 'row ' || i as name from n", connection="shop.db")
