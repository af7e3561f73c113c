# A picture outside of the project.
from orchestrator.mcp.viz import plot_bar

plot_bar({"region": ["north"], "n": [1]}, "region", "n", output="../plot.png")
