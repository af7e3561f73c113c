# A column of dates as a feature.
import pandas as pd

from orchestrator.mcp.models import cluster_kmeans

visits = pd.DataFrame({"day": pd.date_range("2024-01-01", periods=5), "n": [1, 2, 8, 9, 9]})
cluster_kmeans(visits, 2)
