# Nothing above zero, on an axis of logarithms.
from orchestrator.mcp.viz import plot_scatter

plot_scatter({"x": [1, 2], "profit": [-5, 0]}, "x", "profit", log_y=True)
