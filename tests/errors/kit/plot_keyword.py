# A keyword no plot takes, with the nearest one.
from orchestrator.mcp.viz import plot_bar

plot_bar({"region": ["north"], "n": [1]}, "region", "n", heigth=300)
