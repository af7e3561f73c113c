"""How much the score falls when a column is shuffled."""
from sklearn.datasets import load_diabetes
from sklearn.ensemble import RandomForestRegressor
from sklearn.inspection import permutation_importance

X, y = load_diabetes(return_X_y=True, as_frame=True)
forest = RandomForestRegressor(10, random_state=0).fit(X, y)
found = permutation_importance(forest, X, y, n_repeats=3, random_state=0)
print(list(found), found.importances.shape)
print(found.importances_mean.round(10).tolist(), found.importances_std.round(11).tolist())
found = permutation_importance(forest, X, y, scoring="neg_mean_absolute_error", n_repeats=2, max_samples=0.5, random_state=1)
print(found.importances_mean.round(9).tolist())
found = permutation_importance(forest, X.iloc[:50], y[:50], scoring=["r2", "neg_mean_squared_error"], n_repeats=2, random_state=0)
print(list(found), found["r2"].importances_mean.round(10).tolist())
for options in ({"n_repeats": 0}, {"max_samples": 1000}):
    try:
        permutation_importance(forest, X, y, **options)
    except ValueError as error:
        print(error)
