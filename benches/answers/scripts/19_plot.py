import pandas as pd
from orchestrator.mcp.viz import plot_bar
sales = pd.read_csv("sales.csv")
totals = sales.groupby("region", as_index=False)["amount"].sum()
result = plot_bar(totals, x="region", y="amount", title="Sales by region")
