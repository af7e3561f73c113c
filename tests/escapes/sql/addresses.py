# attack: a script names the address of a database, or calls behind the kit's back
# prints: refused: 15
from orchestrator.mcp.data import load_sql

ADDRESSES = [
    "postgresql://postgres@127.0.0.1/postgres",
    "postgres://u:p@169.254.169.254/x",
    "mysql://root@localhost/mysql",
    "http://127.0.0.1:8080/",
    "sqlite+pysqlite://host/x",
    "host=127.0.0.1 user=postgres",
    "",
    "sales",
    "DATABASE_URL",
    "../../x",
]
refused = 0
for address in ADDRESSES:
    try:
        rows = load_sql("select * from nothing_here", connection=address)
    except (PermissionError, KeyError, OSError, ValueError):
        refused += 1
        continue
    print("ESCAPED", address, rows)
for name in ("sql_open", "sql_next", "mcp__orchestrator__sql_open"):
    try:
        print("ESCAPED", call_mcp_tool(name, {"sql": "select 1", "cursor": 1}))
    except Exception as error:
        assert "passw" not in str(error)
for connection in (1, object(), b"shop.db", ["shop.db"], {"a": 1}):
    try:
        print("ESCAPED", load_sql("select 1", connection=connection))
    except TypeError:
        refused += 1
print("refused:", refused)
