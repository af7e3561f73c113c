"""What a pipeline says when steps, names or parameters are wrong."""
import numpy as np
from sklearn.linear_model import LinearRegression
from sklearn.pipeline import FeatureUnion, Pipeline, make_pipeline
from sklearn.preprocessing import StandardScaler

X, y = np.arange(6.0).reshape(3, 2), np.arange(3.0)


def attempt(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error).split(" (type")[0])


attempt(lambda: Pipeline([]).fit(X, y))
attempt(lambda: Pipeline([("a", StandardScaler()), ("a", LinearRegression())]).fit(X, y))
attempt(lambda: Pipeline([("a__b", StandardScaler()), ("c", LinearRegression())]).fit(X, y))
attempt(lambda: Pipeline([("steps", StandardScaler()), ("c", LinearRegression())]).fit(X, y))
attempt(lambda: Pipeline([("a", LinearRegression()), ("c", LinearRegression())]).fit(X, y))
attempt(lambda: Pipeline([("a", StandardScaler()), ("c", 3)]).fit(X, y))
attempt(lambda: make_pipeline(StandardScaler(), LinearRegression()).set_params(nothing__C=1))
attempt(lambda: make_pipeline(StandardScaler(), LinearRegression()).set_params(linearregression__C=1))
attempt(lambda: make_pipeline(StandardScaler(), LinearRegression()).predict_proba(X))
attempt(lambda: make_pipeline(StandardScaler(), LinearRegression()).transform(X))
attempt(lambda: make_pipeline(StandardScaler(), LinearRegression()).fit(X, y, sample_weight=[1, 1, 1]))
attempt(lambda: make_pipeline(StandardScaler(), LinearRegression())["nothing"])
attempt(lambda: FeatureUnion([("a", LinearRegression())]).fit(X, y))
attempt(lambda: FeatureUnion([("a", StandardScaler())], transformer_weights={"b": 2}).fit(X, y))
print(hasattr(make_pipeline(StandardScaler(), LinearRegression()), "predict_proba"), hasattr(make_pipeline(StandardScaler()), "transform"))
