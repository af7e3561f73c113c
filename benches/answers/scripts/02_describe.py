import pandas as pd
sales = pd.read_csv("sales.csv")
sales.describe()
