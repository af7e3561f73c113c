"""A random forest of classifiers: the original's bootstraps, and so its trees."""
from sklearn.datasets import load_iris
from sklearn.ensemble import RandomForestClassifier

X, y = load_iris(return_X_y=True)
forest = RandomForestClassifier(n_estimators=20, random_state=0).fit(X, y)
print(forest, len(forest), forest.classes_.tolist(), forest.n_classes_, forest.n_features_in_)
print(forest.predict(X[::20]).tolist(), round(forest.score(X, y), 10))
print(forest.predict_proba(X[[50, 77, 106, 133]]).tolist())
print(forest.feature_importances_.round(11).tolist())
print([tree.random_state for tree in forest.estimators_[:4]], [tree.tree_.node_count for tree in forest])
print(forest[0].tree_.feature.tolist(), forest[0].tree_.threshold.round(10).tolist())
