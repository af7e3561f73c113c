import pandas as pd
sales = pd.read_csv("sales.csv")
result = sales.groupby("region")["amount"].mean()
