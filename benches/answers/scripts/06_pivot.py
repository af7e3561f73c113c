import pandas as pd
sales = pd.read_csv("sales.csv")
result = sales.pivot_table(index=["region", "channel"], columns="product", values="amount", aggfunc="sum")
