"""A search over the parameters of a forest."""
from sklearn.datasets import load_breast_cancer
from sklearn.ensemble import RandomForestClassifier
from sklearn.model_selection import GridSearchCV

X, y = load_breast_cancer(return_X_y=True)
search = GridSearchCV(RandomForestClassifier(random_state=0), {"n_estimators": [5, 15], "max_depth": [2, None]}, cv=3).fit(X, y)
print(search.best_params_, round(search.best_score_, 11))
print(search.cv_results_["mean_test_score"].round(11).tolist())
