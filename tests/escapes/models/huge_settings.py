# attack: settings of absurd size, negative or of another type
# prints: refused: 121
from orchestrator.mcp.models import ForestModel, KMeansModel, LinearModel, LogisticModel

X, y = [[1.0], [2.0], [3.0], [5.0]], [0, 1, 0, 1]
ABSURD = [10**9, 2**64, 2**63, 10**400, -1, 0, 1.5, float("nan"), float("inf"), "many", None, [], True, object()]
refused = 0
for make in (
    lambda value: ForestModel("regression", n_trees=value),
    lambda value: ForestModel(n_trees=2, max_depth=value),
    lambda value: ForestModel(n_trees=2, min_samples_split=value),
    lambda value: ForestModel(n_trees=2, min_samples_leaf=value),
    lambda value: ForestModel(n_trees=2, max_features=value),
    lambda value: ForestModel(n_trees=2, seed=value),
    lambda value: KMeansModel(value),
    lambda value: KMeansModel(2, tol=value),
    lambda value: KMeansModel(2, seed=value),
    lambda value: LinearModel(alpha=value),
    lambda value: LogisticModel(C=value),
):
    for value in ABSURD:
        try:
            make(value).fit(X, y).predict(X)
        except (ValueError, TypeError, OverflowError):
            refused += 1
print("refused:", refused)
