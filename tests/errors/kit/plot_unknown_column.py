# A column that is not there, with the nearest one.
from orchestrator.mcp.viz import plot_distribution

sales = {"region": ["north", "south"], "revenue": [10.0, 12.0]}
plot_distribution(sales, "revenu")
