# Data filtering: ten thousand rows come into the sandbox, and the conversation gets what was asked about them.
import pandas as pd
from servers.sqlite import read_query

# This server answers in the words of Python, not of JSON.
rows = json.loads(read_query(query="select id, customer, status, amount from orders").replace("'", '"'))
pending = [row for row in rows if row["status"] == "pending"]
print(f"Found {len(pending)} pending orders of {len(rows)}, {sum(row['amount'] for row in pending):.2f} in all")
print(pending[:2])

by_customer = pd.DataFrame(pending).groupby("customer")["amount"].agg(["count", "sum"])
print(by_customer.sort_values("sum", ascending=False).head(3))
