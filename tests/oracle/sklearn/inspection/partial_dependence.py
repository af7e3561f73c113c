"""What models answer on average as one or two columns change."""
from sklearn.datasets import load_diabetes
from sklearn.ensemble import GradientBoostingRegressor, HistGradientBoostingRegressor, RandomForestRegressor
from sklearn.inspection import partial_dependence
from sklearn.tree import DecisionTreeRegressor

X, y = load_diabetes(return_X_y=True)
for model in (RandomForestRegressor(10, random_state=0), GradientBoostingRegressor(n_estimators=10, random_state=0),
              HistGradientBoostingRegressor(max_iter=10), DecisionTreeRegressor(max_depth=3)):
    model.fit(X, y)
    found = partial_dependence(model, X, [2], grid_resolution=5)
    print(type(model).__name__, found.average.round(9).tolist(), found.grid_values[0].round(11).tolist())
print(partial_dependence(model, X, [2, 8], grid_resolution=3).average.round(9).tolist())
print(partial_dependence(model, X, [2, 8], grid_resolution=3, method="brute").average.round(9).tolist())
both = partial_dependence(model, X[:30], [2], kind="both", grid_resolution=3, percentiles=(0, 1))
print(list(both), both.individual.shape, both.individual[0, :2].round(9).tolist(), both.average.round(9).tolist())
