# The number of starts that will change, and squares that look like distances.
import warnings
import numpy as np
from sklearn.manifold import MDS, smacof

X = np.random.RandomState(0).rand(6, 6)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    MDS(random_state=0, max_iter=5).fit(X)
    smacof(X + X.T - np.diag(2 * np.diag(X)), random_state=0, max_iter=5)
for warning in seen:
    print(warning.category.__name__, warning.message)
