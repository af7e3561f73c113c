# attack: infinity, NaN and the largest numbers as features and values
# prints: refused: 33
import numpy as np

from orchestrator.mcp.models import ForestModel, KMeansModel, LinearModel, LogisticModel

refused = 0
for value in (float("nan"), float("inf"), -float("inf"), 1.7e308, -1.7e308, 5e-324):
    X = np.array([[1.0, 2.0], [3.0, value], [5.0, 1.0], [0.5, 9.0], [value, 3.0]])
    for model in (LinearModel(), LinearModel(1.0), LogisticModel(), LogisticModel(None), ForestModel(n_trees=3), KMeansModel(2)):
        try:
            found = np.asarray(model.fit(X, [0, 1, 0, 1, 1]).predict(X), dtype=float)
            if not np.isfinite(found).all():
                print("ESCAPED: an answer that is no number", model, value)
        except ValueError:
            refused += 1
    try:
        found = LinearModel().fit(X[:, :1] * 0 + 1, [0.0, value, 1.0, 2.0, 3.0]).predict([[1.0]])
        if not np.isfinite(found).all():
            print("ESCAPED: an answer that is no number", value)
    except ValueError:
        refused += 1
print("refused:", refused)
