"""A pipeline: fitting, indexing, names and parameters of its steps."""
import numpy as np
from sklearn.linear_model import LinearRegression
from sklearn.pipeline import Pipeline, make_pipeline
from sklearn.preprocessing import MinMaxScaler, PolynomialFeatures, StandardScaler

X = np.array([[1.0, 2.0], [3.0, 1.0], [4.0, 5.0], [6.0, 2.0], [8.0, 7.0]])
y = np.array([1.0, 2.0, 2.5, 4.0, 6.5])
pipe = Pipeline([("scale", StandardScaler()), ("model", LinearRegression())])
print(pipe)
print(pipe.fit(X, y).predict(X).round(9).tolist(), round(pipe.score(X, y), 10))
print(pipe["scale"].mean_.tolist(), pipe[0], pipe[-1], len(pipe), pipe.named_steps.model, pipe.steps[0][0])
print(pipe[:-1], pipe[:-1].transform(X)[0].round(9).tolist(), pipe.n_features_in_)
print(sorted(pipe.get_params()))
pipe.set_params(scale__with_mean=False, model__fit_intercept=False)
print(pipe)
pipe.set_params(scale="passthrough")
print(pipe, pipe.fit(X, y).predict(X[:1]).round(10).tolist())
made = make_pipeline(MinMaxScaler(), StandardScaler(), StandardScaler(with_std=False), PolynomialFeatures(2))
print(made)
print([name for name, _ in made.steps])
print(made.fit_transform(X)[1].round(9).tolist(), made.get_feature_names_out(["a", "b"]).tolist())
print(make_pipeline(StandardScaler(), "passthrough").fit_transform(X)[0].round(9).tolist())
back = make_pipeline(StandardScaler(), MinMaxScaler()).fit(X)
print(np.allclose(back.inverse_transform(back.transform(X)), X))
print(make_pipeline(StandardScaler(), LinearRegression()).fit(X, y, linearregression__sample_weight=[1, 2, 1, 1, 1]).predict(X[:2]).round(9).tolist())
