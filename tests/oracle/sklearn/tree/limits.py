"""Depth, rows in nodes and leaves, number of leaves and least improvement keep a tree small."""
from sklearn.datasets import load_diabetes
from sklearn.tree import DecisionTreeRegressor

X, y = load_diabetes(return_X_y=True)
for limit in ({"max_depth": 2}, {"min_samples_split": 100}, {"min_samples_split": 0.4}, {"min_samples_leaf": 40}, {"min_samples_leaf": 0.1},
              {"min_weight_fraction_leaf": 0.2}, {"max_leaf_nodes": 6}, {"min_impurity_decrease": 100.0}):
    tree = DecisionTreeRegressor(random_state=0, **limit).fit(X, y)
    print(limit, tree.get_n_leaves(), tree.get_depth(), tree.tree_.feature.tolist()[:12], tree.tree_.n_node_samples.tolist()[:12])
