# Columns that hardly vary are dropped.
import numpy as np
from sklearn.feature_selection import VarianceThreshold

np.set_printoptions(precision=12)
X = np.array([[0, 2, 0, 3], [0, 1, 4, 3], [0, 1, 1, 3.0]])
selector = VarianceThreshold()
print(selector.fit_transform(X).tolist(), np.round(selector.variances_, 10), selector)
print(VarianceThreshold(threshold=0.5).fit(X).get_support().tolist())
print(VarianceThreshold().fit([[1, np.nan], [2, 3], [4, 3]]).get_support())
for call in (lambda: VarianceThreshold(10).fit(X), lambda: VarianceThreshold().fit([[1, 2]]), lambda: VarianceThreshold(-1).fit(X)):
    try:
        call()
    except ValueError as e:
        print(e)
