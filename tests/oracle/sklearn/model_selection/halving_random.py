"""Random candidates in rounds, with a parameter as the resource."""
from sklearn.datasets import load_diabetes
from sklearn.ensemble import RandomForestRegressor
from sklearn.experimental import enable_halving_search_cv
from sklearn.linear_model import Ridge
from sklearn.model_selection import HalvingGridSearchCV, HalvingRandomSearchCV, ShuffleSplit

X, y = load_diabetes(return_X_y=True)
search = HalvingRandomSearchCV(RandomForestRegressor(random_state=0), {"max_depth": [2, 3, 5, 8], "min_samples_leaf": [1, 3, 9]}, n_candidates=6,
                               resource="n_estimators", max_resources=8, factor=2, cv=2, random_state=0).fit(X, y)
print(search.best_params_, round(search.best_score_, 10), search.n_resources_, search.n_candidates_)
print([candidate["n_estimators"] for candidate in search.cv_results_["params"]])
for call in (
    lambda: HalvingGridSearchCV(Ridge(), {"alpha": [1]}, cv=ShuffleSplit()).fit(X, y), lambda: HalvingGridSearchCV(Ridge(), {"alpha": [1]}, min_resources=999).fit(X, y),
    lambda: HalvingGridSearchCV(Ridge(), {"alpha": [1]}, resource="trees").fit(X, y), lambda: HalvingGridSearchCV(Ridge(), {"alpha": [1]}, resource="alpha", max_resources=9).fit(X, y),
    lambda: HalvingRandomSearchCV(Ridge(), {"alpha": [1]}, min_resources="exhaust").fit(X, y), lambda: HalvingGridSearchCV(Ridge(), {"alpha": [1]}, factor=-1).fit(X, y),
):
    try:
        call()
    except ValueError as error:
        print(error)
