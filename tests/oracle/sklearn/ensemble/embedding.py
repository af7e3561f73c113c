"""Rows as leaves of random trees."""
from sklearn.datasets import load_iris
from sklearn.ensemble import RandomTreesEmbedding

X, _ = load_iris(return_X_y=True)
trees = RandomTreesEmbedding(n_estimators=3, max_depth=2, random_state=0)
coded = trees.fit_transform(X)
print(trees, type(coded).__name__, coded.shape)
print(coded.toarray()[::50].tolist(), trees.transform(X[:1]).toarray().tolist())
print(trees.get_feature_names_out().tolist())
print(RandomTreesEmbedding(2, max_depth=1, sparse_output=False, random_state=1).fit_transform(X)[::60].tolist())
