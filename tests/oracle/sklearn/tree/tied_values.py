"""Equal values, equal gains and numbers that 32 bits cannot tell apart."""
import numpy as np
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor

rng = np.random.RandomState(5)
X = rng.randint(0, 4, size=(200, 6)).astype(float)
y = (X[:, 0] + X[:, 1] > 3).astype(int)
for seed in (0, 1, 2):
    tree = DecisionTreeClassifier(random_state=seed, max_depth=4).fit(X, y)
    print(tree.tree_.feature.tolist(), tree.tree_.threshold.tolist())
X = 1.0 + np.arange(8).reshape(-1, 1) * 1e-8
print(DecisionTreeRegressor().fit(X, np.arange(8.0)).tree_.node_count)
X = np.array([[1e10], [1e10 + 1], [1e10 + 2048], [3e10]])
print(DecisionTreeRegressor().fit(X, [0.0, 1.0, 2.0, 3.0]).tree_.threshold.tolist())
