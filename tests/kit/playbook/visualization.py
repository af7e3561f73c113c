# The playbook's snippet of orchestrator.mcp.viz, with the frame and the text it speaks of
from orchestrator.mcp.data import load_csv

df = load_csv("data/raw/sales.csv")
markdown_text = "# Findings\n\nRevenue is stable.\n\n![Revenue](reports/distribution_revenue.png)\n"

from orchestrator.mcp.viz import plot_distribution, generate_report

# Plot distribution histogram
plot_path = plot_distribution(df, "revenue", bins=30)

# Generate HTML report from markdown
report_path = generate_report(
    content=markdown_text,
    title="Q4 Analysis",
    metadata={"author": "Data Agent", "date": "2025-11-14"}
)

print(plot_path, report_path)
page = open(report_path).read()
print("<title>Q4 Analysis</title>" in page, "<dt>author</dt><dd>Data Agent</dd>" in page, page.count('<img src="data:image/png;base64,'))
