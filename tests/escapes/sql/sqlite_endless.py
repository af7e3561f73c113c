# attack: a recursive query that never ends, and everything caught
# stopped by: ExecutionTimeout
# limits: timeout=1
from orchestrator.mcp.data import load_sql

while True:
    try:
        load_sql("with recursive n(i) as (select 1 union all select i + 1 from n) select max(i) from n", connection="shop.db")
    except BaseException:
        pass
