# SequentialFeatureSelector: columns one by one, forwards or backwards.
from sklearn.datasets import load_diabetes
from sklearn.feature_selection import SequentialFeatureSelector
from sklearn.linear_model import LinearRegression

frame, y = load_diabetes(return_X_y=True, as_frame=True)
for options in ({"n_features_to_select": 3}, {"n_features_to_select": 7, "direction": "backward"}, {"tol": 0.01}, {"n_features_to_select": 0.2, "scoring": "neg_mean_absolute_error"}):
    selector = SequentialFeatureSelector(LinearRegression(), cv=3, **options).fit(frame, y)
    print(options, selector.get_feature_names_out().tolist(), selector.n_features_to_select_)
print(selector)
try:
    SequentialFeatureSelector(LinearRegression(), n_features_to_select=10).fit(frame, y)
except ValueError as e:
    print(e)
