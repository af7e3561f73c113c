# A file as scripts meet it: spaces, units, dates and gaps
import io
import pandas as pd

text = '''Order ID,Order Date,Customer,Amount,Discount %,Notes
1001,2024-03-01,"Smith, J.",250.00,10,first order
1002,2024-03-01,Lee,1250.5,,
1003,2024-03-04,"O'Neil",80,5,"said ""ok"""
1004,,Lee,,0,N/A
'''
df = pd.read_csv(io.StringIO(text), parse_dates=["Order Date"])
print(df)
df.info(memory_usage=False)
df.columns = [c.strip().lower().replace(" ", "_").replace("%", "pct") for c in df.columns]
print(df.isna().sum())
print(df.groupby("customer")["amount"].sum())
print(df.to_csv(index=False))
