# What a script sees when a query or a database is wrong.
from orchestrator.mcp.data import load_sql

for query in ("select region,\n  sum(unit)\nfrom sales group by 1", "select * from sale", "selec 1"):
    try:
        print(load_sql(query))
    except ValueError as error:
        print(error)
for name in ("owner", "files", "dead", "wrong", "tls"):
    try:
        print(load_sql("select 1", connection=name))
    except (OSError, PermissionError, KeyError) as error:
        print(f"{name}: {type(error).__name__}: {error}")
