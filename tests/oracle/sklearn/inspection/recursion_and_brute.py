"""Partial dependence by walking trees and by predicting, of one column and of two."""
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.ensemble import HistGradientBoostingRegressor
from sklearn.inspection import partial_dependence

X, y = load_diabetes(return_X_y=True)
boost = HistGradientBoostingRegressor(max_iter=8).fit(X, y)
for method in ("recursion", "brute"):
    print(method, partial_dependence(boost, X, [2], grid_resolution=4, method=method).average.round(9).tolist())
print(partial_dependence(boost, X, [2, 8], grid_resolution=2).average.round(9).tolist())
weighted = HistGradientBoostingRegressor(max_iter=2).fit(X, y, sample_weight=np.ones(442))
try:
    partial_dependence(weighted, X, [2], method="recursion")
except NotImplementedError as error:
    print(error)
