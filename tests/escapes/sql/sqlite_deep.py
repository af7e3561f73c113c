# attack: queries of SQLite that are too deep or too long
# prints: 4
# prints: refused: 8
# limits: timeout=60 memory=512M
from orchestrator.mcp.data import load_sql

QUERIES = [
    "select " + "(" * 100_000 + "1" + ")" * 100_000,
    "select " + "1+" * 200_000 + "1",
    "select " + "not " * 50_000 + "1",
    "select 1 " + "union all select 1 " * 20_000,
    "select * from " + "(select * from " * 5_000 + "orders" + ")" * 5_000,
    "select " + ", ".join(["1"] * 50_000),
    "select '" + "x" * 20_000_000 + "'",
    "select json_extract(?, '$')".replace("?", "'" + "[" * 100_000 + "'"),
]
refused = 0
for query in QUERIES:
    try:
        load_sql(query, connection="shop.db")
    except (ValueError, MemoryError, PermissionError):
        refused += 1
        continue
    print("ESCAPED", query[:40])
numbers = ", ".join(map(str, range(50_000)))
print(len(load_sql(f"select * from orders where id in ({numbers})", connection="shop.db")))
print("refused:", refused)
