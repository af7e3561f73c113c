"""How rarely shuffled targets score as well."""
import numpy as np
from sklearn.datasets import load_iris
from sklearn.model_selection import permutation_test_score
from sklearn.tree import DecisionTreeClassifier

X, y = load_iris(return_X_y=True)
tree = DecisionTreeClassifier(max_depth=2, random_state=0)
score, shuffled, share = permutation_test_score(tree, X, y, n_permutations=8, cv=3, random_state=0)
print(round(score, 10), shuffled.round(10).tolist(), round(share, 10))
noise = np.random.RandomState(0).randn(150, 3)
print(round(permutation_test_score(tree, noise, y, n_permutations=8, cv=3, scoring="balanced_accuracy", random_state=1)[2], 10))
print(permutation_test_score(tree, X, y, groups=np.arange(150) % 3, n_permutations=3, cv=3, random_state=2)[1].round(10).tolist())
