# attack: functions and virtual tables of SQLite that reach files, memory or the engine's insides
# prints: refused: 18
from orchestrator.mcp.data import load_sql

QUERIES = [
    "select load_extension('/tmp/x.so')",
    "select load_extension('workspace/x.so', 'start')",
    "select readfile('/etc/passwd')",
    "select writefile('workspace/made', 'x')",
    "select edit('x')",
    "select fts3_tokenizer('simple')",
    "select fts3_tokenizer('simple', x'4141414141414141')",
    "select * from fsdir('/')",
    "select * from zipfile('/etc/passwd')",
    "select * from csv('/etc/passwd')",
    "select * from sqlite_dbpage",
    "select * from sqlite_stmt",
    "select * from sqlite_memstat",
    "select * from bytecode('select 1')",
    "select * from swarmvtab",
    "select * from pragma_function_list",
    "select * from pragma_module_list",
    "select * from pragma_compile_options",
]
refused = 0
for query in QUERIES:
    try:
        rows = load_sql(query, connection="shop.db")
    except (PermissionError, ValueError):
        refused += 1
        continue
    print("ESCAPED", query, rows)
print("refused:", refused)
