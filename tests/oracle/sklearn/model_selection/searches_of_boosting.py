"""Searches over boosted trees, with several scores."""
from scipy.stats import randint
from sklearn.datasets import load_breast_cancer
from sklearn.ensemble import GradientBoostingClassifier, HistGradientBoostingClassifier
from sklearn.model_selection import GridSearchCV, RandomizedSearchCV, cross_val_predict

X, y = load_breast_cancer(return_X_y=True)
X, y = X[::3], y[::3]
search = GridSearchCV(HistGradientBoostingClassifier(max_iter=5), {"learning_rate": [0.1, 0.5]}, scoring=["accuracy", "roc_auc"], refit="roc_auc", cv=3).fit(X, y)
print(search.best_params_, search.cv_results_["mean_test_accuracy"].round(10).tolist(), search.cv_results_["mean_test_roc_auc"].round(10).tolist())
search = RandomizedSearchCV(GradientBoostingClassifier(n_estimators=5, random_state=0), {"max_depth": randint(1, 5)}, n_iter=3, cv=3, random_state=0).fit(X, y)
print(search.best_params_, search.cv_results_["params"], search.cv_results_["mean_test_score"].round(10).tolist())
print(cross_val_predict(GradientBoostingClassifier(n_estimators=3, random_state=0), X, y, cv=3, method="predict_proba")[:2].round(10).tolist())
