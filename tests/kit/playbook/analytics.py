# The playbook's snippet of orchestrator.mcp.analytics, with the frames it speaks of
from orchestrator.mcp.data import load_csv

df = load_csv("data/raw/sales.csv")
ref_df = load_csv("data/raw/reference_sales.csv")
current_df = load_csv("data/raw/current_sales.csv")

from orchestrator.mcp.analytics import describe_data, detect_drift

# Generate descriptive statistics
stats = describe_data(df, columns=["revenue", "quantity"])

# Detect data drift between reference and current
drift = detect_drift(ref_df, current_df, threshold=0.1)

print(stats["row_count"], stats["numeric_columns"])
print(drift["overall_drift"], drift["column_drift"]["revenue"]["test"])
