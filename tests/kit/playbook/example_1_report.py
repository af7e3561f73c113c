# Example 1 of the playbook, as written: a CSV file is described in an HTML report
from orchestrator.mcp.data import load_csv
from orchestrator.mcp.analytics import describe_data
from orchestrator.mcp.viz import generate_report
import json

df = load_csv("data/raw/sales.csv")
stats = describe_data(df)

markdown = f"""
# Sales Data Analysis

## Summary
- Rows: {stats['row_count']}
- Columns: {stats['column_count']}

## Numeric Columns
{', '.join(stats['numeric_columns'])}
"""

report_path = generate_report(markdown, title="Sales Analysis")
print(json.dumps({"report": report_path}))

# What a reader of the page finds.
with open(report_path) as page:
    body = page.read().split("<main>")[1]
print(body)
