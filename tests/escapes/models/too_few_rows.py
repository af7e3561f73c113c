# attack: no rows, no columns, fewer rows than clusters, columns without values
# prints: refused: 47
import numpy as np
import pandas as pd

from orchestrator.mcp.models import ForestModel, KMeansModel, LinearModel, LogisticModel, cluster_kmeans, train_forest, train_linear

empty = [[], [[]], np.empty((0, 3)), np.empty((3, 0)), pd.DataFrame(), pd.DataFrame({"a": []}), pd.DataFrame(index=range(3)), [[1.0]], 7, None, "text"]
refused = 0
for X in empty:
    for make in (LinearModel, LogisticModel, ForestModel, KMeansModel):
        try:
            make().fit(X, [1.0])
        except (ValueError, TypeError):
            refused += 1
for wrong in (
    lambda: KMeansModel(10**9).fit([[1.0], [2.0]]),
    lambda: cluster_kmeans(pd.DataFrame({"a": [1.0]}), 2),
    lambda: train_linear(pd.DataFrame({"y": [1.0, 2.0]}), "y"),
    lambda: train_linear(pd.DataFrame({"x": [1.0], "y": [1.0]}), "y", test_size=0.9),
    lambda: train_forest(pd.DataFrame({"x": [1.0, 2.0], "y": [1.0, 2.0]}), "y", test_size=1.0),
):
    try:
        wrong()
        print("ESCAPED: nothing was fitted")
    except ValueError:
        refused += 1
print("refused:", refused)
