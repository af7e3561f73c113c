# Dates have no logarithm.
import pandas as pd

from orchestrator.mcp.viz import plot_line

plot_line(pd.DataFrame({"day": pd.date_range("2024-01-01", periods=3), "sales": [1, 2, 3]}), "day", "sales", log_x=True)
