"""Importances of columns, by several ensembles."""
from sklearn.datasets import load_breast_cancer
from sklearn.ensemble import AdaBoostClassifier, ExtraTreesClassifier, GradientBoostingClassifier, RandomForestClassifier

X, y = load_breast_cancer(return_X_y=True)
X = X[:, :6]
for model in (RandomForestClassifier(10, random_state=0), ExtraTreesClassifier(10, random_state=0),
              GradientBoostingClassifier(n_estimators=10, random_state=0), AdaBoostClassifier(n_estimators=5, random_state=0)):
    print(type(model).__name__, model.fit(X, y).feature_importances_.round(12).tolist(), round(model.score(X, y), 10))
