"""A grid searched in rounds: many candidates on few rows, the best on more."""
from sklearn import model_selection
from sklearn.datasets import load_diabetes
from sklearn.linear_model import Ridge

try:
    model_selection.HalvingGridSearchCV
except ImportError as error:
    print(error)
from sklearn.experimental import enable_halving_search_cv
from sklearn.model_selection import HalvingGridSearchCV

X, y = load_diabetes(return_X_y=True)
search = HalvingGridSearchCV(Ridge(), {"alpha": [0.01, 0.1, 1.0, 10.0, 100.0, 1000.0]}, factor=2, cv=3, random_state=0).fit(X, y)
print(search, search.best_params_, round(search.best_score_, 10))
print(search.n_resources_, search.n_candidates_, search.n_iterations_, search.n_required_iterations_, search.n_possible_iterations_)
print(search.min_resources_, search.max_resources_, search.n_remaining_candidates_)
print(search.cv_results_["iter"].tolist(), search.cv_results_["n_resources"].tolist(), search.cv_results_["mean_test_score"].round(10).tolist())
