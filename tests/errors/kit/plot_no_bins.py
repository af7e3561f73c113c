# Bins that cannot be.
from orchestrator.mcp.viz import plot_distribution

plot_distribution({"revenue": [10.0, 12.0]}, "revenue", bins=0)
