"""Sparse matrices go in too."""
import numpy as np
from scipy.sparse import csr_matrix
from sklearn.ensemble import AdaBoostClassifier, BaggingClassifier, GradientBoostingClassifier, IsolationForest, RandomForestClassifier
from sklearn.tree import DecisionTreeClassifier

rng = np.random.RandomState(0)
X = rng.poisson(0.4, size=(120, 6)).astype(float)
y = (X[:, 0] + X[:, 1] > 0).astype(int)
rows = csr_matrix(X)
for model in (DecisionTreeClassifier(random_state=0), RandomForestClassifier(5, random_state=0), AdaBoostClassifier(n_estimators=3, random_state=0),
              GradientBoostingClassifier(n_estimators=3, random_state=0), BaggingClassifier(n_estimators=3, random_state=0)):
    print(type(model).__name__, model.fit(rows, y).predict(rows)[:20].tolist(), round(model.score(rows, y), 10))
print(IsolationForest(n_estimators=5, random_state=0).fit(rows).score_samples(rows)[:3].round(11).tolist())
