"""Gini's index, entropy and the logarithmic loss choose splits of classes."""
from sklearn.datasets import load_wine
from sklearn.tree import DecisionTreeClassifier

X, y = load_wine(return_X_y=True)
for criterion in ("gini", "entropy", "log_loss"):
    tree = DecisionTreeClassifier(criterion=criterion, random_state=1).fit(X, y)
    print(criterion, tree.tree_.feature.tolist(), tree.tree_.impurity[:3].round(10).tolist(), tree.feature_importances_.round(11).tolist())
