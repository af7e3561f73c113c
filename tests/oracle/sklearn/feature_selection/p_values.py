# Selection by p-values, ties and columns that do not vary.
import numpy as np
from sklearn.feature_selection import GenericUnivariateSelect, SelectFdr, SelectFpr, SelectFwe, SelectKBest, SelectPercentile, f_regression

rng = np.random.RandomState(0)
X = rng.normal(size=(50, 6))
y = X[:, 1] - 0.5 * X[:, 4] + rng.normal(size=50)
for selector in (SelectFpr(f_regression), SelectFdr(f_regression, alpha=0.1), SelectFwe(f_regression), GenericUnivariateSelect(f_regression, mode="fdr", param=0.01),
                 GenericUnivariateSelect(f_regression, mode="percentile", param=50)):
    selector.fit(X, y)
    print(type(selector).__name__, selector.get_support(indices=True), selector.pvalues_.round(14).tolist())
tied = np.column_stack([X[:, 1], X[:, 1], X[:, 0]])
print(SelectKBest(f_regression, k=1).fit(tied, y).get_support(), SelectPercentile(f_regression, percentile=40).fit(tied, y).get_support())
print(SelectKBest(lambda X, y: X[0], k=2).fit(X, y).get_support(), SelectKBest(lambda X: X.var(axis=0), k=2).fit(X).get_support() if False else "")
