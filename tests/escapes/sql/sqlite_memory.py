# attack: the engine is made to hold more than a process has
# stopped by: nothing
# limits: timeout=60 memory=512M
from orchestrator.mcp.data import load_sql

MANY = "with recursive n(i) as (select 1 union all select i + 1 from n limit 100000000)"
QUERIES = [
    "select zeroblob(2000000000)",
    "select randomblob(1000000000)",
    "select hex(zeroblob(60000000))",
    "select printf('%1000000000d', 1)",
    "select replace(hex(zeroblob(30000000)), '0', '0123456789')",
    f"{MANY} select group_concat(i, '0123456789') from n",
    f"{MANY} select count(*) from (select i, zeroblob(1000) as z from n order by z, i desc)",
    f"{MANY} select json_group_array(i) from n",
]
for query in QUERIES:
    try:
        load_sql(query, connection="shop.db")
    except MemoryError as error:
        continue
    print("ESCAPED", query)
