# attack: queries so deep or long that reading them would overflow a stack
# prints: 2
# prints: refused: 15
# limits: timeout=60 memory=512M
import pandas as pd

from orchestrator.mcp.data import load_sql

df = pd.DataFrame({"a": [1, 2]})
QUERIES = [
    "select " + "(" * 100_000 + "1" + ")" * 100_000 + " from df",
    "select " + "-" * 100_000 + "a from df",
    "select " + "not " * 50_000 + "true from df",
    "select " + "1+" * 200_000 + "1 from df",
    "select " + "a and " * 50_000 + "true from df",
    "select 'x' " + "|| 'x' " * 50_000 + " from df",
    "select a" + "::int" * 50_000 + " from df",
    "select " + "case when true then " * 5_000 + "1" + " end" * 5_000 + " from df",
    "select " + "coalesce(" * 10_000 + "1" + ")" * 10_000 + " from df",
    "select a from df " + "union all select a from df " * 20_000,
    "select * from " + "(select * from " * 5_000 + "df" + ") as t" * 5_000,
    "with " + ", ".join(f"t{i} as (select * from t{i + 1})" for i in range(3000)) + " select * from df",
    "select * from df " + "join df using (a) " * 5_000,
    "select a" + "[1]" * 50_000 + " from df",
    "select '" + "x" * 2_000_000 + "' from df",
]
refused = 0
for query in QUERIES:
    try:
        load_sql(query)
    except (ValueError, NotImplementedError, RecursionError):
        refused += 1
        continue
    print("ESCAPED", query[:40])
numbers = ", ".join(map(str, range(50_000)))
print(len(load_sql(f"select a from df where a in ({numbers})")))
print("refused:", refused)
