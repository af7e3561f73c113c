# A dark report with dark plots.
import pandas as pd

from orchestrator.mcp import viz

frame = pd.DataFrame({"city": ["Rome", "Oslo", "Lima", "Zürich"] * 10, "hours": range(40)})
one = viz.plot_bar(frame, "city", "hours", theme="dark")
two = viz.plot_distribution(frame, "hours", theme="dark", bins=8)
viz.generate_report(f"## Plots\n\n![bars]({one})\n\n![hours]({two})\n\n{{{{ frame }}}}\n\n```json\n{{\"a\": [1, true, \"x\"]}}\n```\n", title="At night", theme="dark", output="dark.html", max_rows=5)
