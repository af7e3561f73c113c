# attack: statements over frames that are no queries, and text that wants to become one
# prints: refused: 12
import pandas as pd

from orchestrator.mcp.data import load_sql

df = pd.DataFrame({"a": [1, 2], "name": ["x", "y"]})
STATEMENTS = [
    "create table t as select * from df",
    "insert into df values (3, 'z')",
    "delete from df",
    "truncate table df",
    "drop table df",
    "update df set a = 7",
    "select * into t from df",
    "explain select * from df",
    "copy df to '/tmp/x'",
    "select * from df; drop table df",
    "show tables",
    "set x = 1",
]
refused = 0
for statement in STATEMENTS:
    try:
        rows = load_sql(statement)
    except (PermissionError, ValueError, NotImplementedError):
        refused += 1
        continue
    print("ESCAPED", statement, rows)
TEXTS = ["' or 1=1 --", "\\' or 1=1 --", "''' or '1'='1", "x' union select 7, 'z' --", "\\", "\\\\'", "\x00' or 1=1 --", "\\'\\' or 1=1 --"]
for text in TEXTS:
    for query, params in (("select * from df where name = ?", [text]), ("select * from df where name = :n", {"n": text})):
        if len(load_sql(query, params=params)):
            print("ESCAPED", repr(text))
    if load_sql("select ? as t, a from df", params=[text])["t"].tolist() != [text, text]:
        print("ESCAPED: the value was changed", repr(text))
assert df.to_dict("list") == {"a": [1, 2], "name": ["x", "y"]}
print("refused:", refused)
