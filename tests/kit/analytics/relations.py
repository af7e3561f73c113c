# correlations, covariances and outliers
import numpy as np
import pandas as pd

from orchestrator.mcp.analytics import correlation_matrix, covariance_matrix, detect_outliers

df = pd.DataFrame({"x": [1.0, 2, 3, 4, 5, np.nan], "y": [2.1, 3.9, 6.2, 7.8, 10.1, 3.0], "z": [5, 3, 4, 1, 2, 2], "t": list("abcdef")})
for method in ("pearson", "spearman", "kendall"):
    print(correlation_matrix(df, method=method).round(6))
r, p = correlation_matrix(df, ["x", "y", "z"], p_values=True)
print(p.round(6))
print(covariance_matrix(df).round(6))
wild = pd.DataFrame({"v": [10, 11, 9, 10, 12, 10, 11, 95], "w": [1, 1, 1, 1, 1, 1, 1, 1]})
for method in ("iqr", "zscore", "mad"):
    print(method, detect_outliers(wild, method=method)["columns"]["v"])
for wrong in (lambda: correlation_matrix(df, ["t"]), lambda: correlation_matrix(df, method="person"), lambda: detect_outliers(wild, threshold=-1)):
    try:
        wrong()
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
