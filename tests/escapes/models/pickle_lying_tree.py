# attack: saved trees whose tables lead out of themselves or in circles
# prints: refused: 4
import pickle

import numpy as np
from sklearn.tree import DecisionTreeClassifier

X, y = [[0.0], [1.0], [2.0], [3.0]], [0, 1, 0, 1]
refused = 0
for name, value in (
    ("children_left", 10**6), ("children_right", 0), ("feature", 10**6), ("threshold", None),
):
    liar = DecisionTreeClassifier(random_state=0).fit(X, y)
    table = getattr(liar.tree_, name)
    lied = np.full(len(table), value) if value is not None else table[:1]
    setattr(liar.tree_, name, lied)
    try:
        print("ESCAPED:", pickle.loads(pickle.dumps(liar)).predict(X))
    except (ValueError, IndexError, TypeError):
        refused += 1
print("refused:", refused)
