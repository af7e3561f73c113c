# A report as the playbook writes one.
from orchestrator.mcp.viz import generate_report

generate_report("# Sales Data Analysis\n\n## Summary\n- Rows: 60\n- Columns: 4\n\n## Numeric Columns\nrevenue, quantity\n", title="Sales Analysis", output="plain.html")
