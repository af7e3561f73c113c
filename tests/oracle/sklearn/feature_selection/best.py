# The best k columns, a share of them, or those with small p-values.
import numpy as np
from sklearn.datasets import load_breast_cancer
from sklearn.feature_selection import (GenericUnivariateSelect, SelectFdr, SelectFpr, SelectFwe, SelectKBest, SelectPercentile, chi2, f_classif,
                                       f_regression)

np.set_printoptions(precision=12)
X, y = load_breast_cancer(return_X_y=True)
for selector in (SelectKBest(k=4), SelectKBest(chi2, k=3), SelectPercentile(percentile=20), SelectFpr(alpha=1e-10), SelectFdr(chi2, alpha=0.01),
                 SelectFwe(alpha=1e-20), GenericUnivariateSelect(chi2, mode="k_best", param=2)):
    made = selector.fit_transform(X, y)
    print(type(selector).__name__, made.shape, selector.get_support(indices=True).tolist())
best = SelectKBest(f_classif, k=3).fit(X, y)
print(best.get_feature_names_out(), np.round(best.scores_[:3], 9), best.pvalues_[:2] < 1e-50, best.get_support()[:8])
print(best.inverse_transform(best.transform(X[:1]))[0, :8], SelectKBest(k="all").fit(X, y).transform(X).shape)
