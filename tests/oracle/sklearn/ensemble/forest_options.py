"""Options of forests: features, depth, rows drawn, no bootstrap."""
from sklearn.datasets import load_wine
from sklearn.ensemble import RandomForestClassifier

X, y = load_wine(return_X_y=True)
for options in ({"max_features": None}, {"max_features": 0.5}, {"max_depth": 2}, {"min_samples_leaf": 5}, {"max_samples": 0.3},
                {"max_samples": 40}, {"bootstrap": False}, {"criterion": "entropy"}, {"max_leaf_nodes": 4}, {"ccp_alpha": 0.02}):
    forest = RandomForestClassifier(10, random_state=3, n_jobs=-1, **options).fit(X, y)
    print(options, sum(tree.tree_.node_count for tree in forest), forest.predict_proba(X[60:62]).round(12).tolist())
