"""With a number of leaves the best split of all is made next."""
from sklearn.datasets import load_wine
from sklearn.tree import DecisionTreeClassifier

X, y = load_wine(return_X_y=True)
for leaves in (2, 3, 5, 8):
    tree = DecisionTreeClassifier(max_leaf_nodes=leaves, random_state=0).fit(X, y).tree_
    print(leaves, tree.feature.tolist(), tree.children_left.tolist(), tree.n_node_samples.tolist())
