# An outer join with a condition that is not an equality, over frames: the engine would lose rows.
import pandas as pd

from orchestrator.mcp.data import load_sql

orders = pd.DataFrame({"id": [1, 2], "amount": [10, 20]})
payments = pd.DataFrame({"id": [1, 2], "paid": [10, 5]})
load_sql("select orders.id, paid from orders left join payments on orders.id = payments.id and paid > 5")
