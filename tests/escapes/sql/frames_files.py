# attack: files outside the project through SQL over files, by path, link, pattern and table function
# prints: refused: 78
import pandas as pd

from orchestrator.mcp.data import load_sql

df = pd.DataFrame({"a": [1]})
TABLES = [
    "'/etc/passwd'",
    "'/etc/hosts.csv'",
    "'../secret_outside'",
    "'../secret_outside.csv'",
    "'workspace/link_out'",
    "'workspace/link_dir/secret_outside'",
    "'workspace/link_dir/*'",
    "'../*'",
    "'/proc/self/environ'",
    "'file:///etc/passwd.csv'",
    "'http://127.0.0.1/x.csv'",
    "'s3://bucket/x.parquet'",
    "'.env'",
    "'./.env'",
    "\".env\"",
    "read_csv('../secret_outside')",
    "read_parquet('/etc/passwd')",
    "read_ipc('/etc/passwd')",
    "read_json('/etc/passwd')",
    "READ_CSV('/etc/passwd') as x",
    "scan_csv('/etc/passwd')",
    "df, read_csv('/etc/passwd')",
    "df join read_csv('../secret_outside') as x on true",
    "table(read_csv('/etc/passwd'))",
    "lateral flatten(df)",
    "orchestrator_table_0",
]
refused = 0
for table in TABLES:
    for query in (f"select * from {table}", f"select (select max(a) from {table}) as x from df", f"with t as (select * from {table}) select * from t"):
        try:
            rows = load_sql(query)
        except (OSError, ValueError, NotImplementedError, KeyError):
            refused += 1
            continue
        print("ESCAPED", table, rows)
print("refused:", refused)
