# attack: the engine is made to hold more than a process has
# prints: refused: 9
# limits: timeout=60 memory=512M
from orchestrator.mcp.data import load_sql

MANY = "with recursive n(i) as (select 1 union all select i + 1 from n limit 5000000)"
QUERIES = [
    "select zeroblob(2000000000)",
    "select randomblob(1000000000)",
    "select hex(zeroblob(60000000))",
    "select printf('%1000000000d', 1)",
    "select replace(hex(zeroblob(30000000)), '0', '0123456789')",
    f"{MANY} select group_concat(i, '0123456789') from n",
    f"{MANY} select count(distinct i || hex(zeroblob(1000))) from n",
    f"{MANY} select i, hex(zeroblob(1000)) as z from n order by z desc, i desc",
    f"{MANY} select json_group_array(hex(zeroblob(20))) from n",
]
refused = 0
for query in QUERIES:
    try:
        load_sql(query, connection="shop.db")
    except MemoryError:
        refused += 1
        continue
    print("ESCAPED", query)
print("refused:", refused)
