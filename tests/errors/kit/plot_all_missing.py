# A column without a value.
from orchestrator.mcp.viz import plot_distribution

plot_distribution({"revenue": [None, float("nan")]}, "revenue")
