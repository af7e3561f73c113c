# A text in a column of numbers is named with its row.
from orchestrator.mcp.viz import plot_line

plot_line({"day": [1, 2, 3], "sales": [4.0, "many", 5.0]}, "day", "sales")
