import pandas as pd
sales = pd.read_csv("sales.csv")
result = sales.groupby(["region", "channel"]).agg(orders=("order", "count"), amount=("amount", "sum"))
