# SelectFromModel: columns that matter to a model.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.feature_selection import SelectFromModel
from sklearn.linear_model import LinearRegression, Ridge

frame, y = load_diabetes(return_X_y=True, as_frame=True)
for options in ({}, {"threshold": "median"}, {"threshold": "1.5*mean"}, {"threshold": 300}, {"max_features": 3, "threshold": -np.inf}):
    selector = SelectFromModel(LinearRegression(), **options).fit(frame, y)
    print(options, selector.get_feature_names_out().tolist(), round(selector.threshold_, 9))
prefit = SelectFromModel(Ridge().fit(frame, y), prefit=True, max_features=2)
print(prefit.transform(frame).shape, selector, selector.n_features_in_)
def attempt(call):
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, e)
attempt(lambda: SelectFromModel(LinearRegression(), threshold="most").fit(frame, y).transform(frame))
attempt(lambda: SelectFromModel(LinearRegression(), prefit=True).fit(frame, y))
attempt(lambda: SelectFromModel(LinearRegression(), max_features=99).fit(frame, y))
