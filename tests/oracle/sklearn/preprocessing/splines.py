# SplineTransformer: columns as bumps that add up to one.
import numpy as np
from sklearn.preprocessing import SplineTransformer

np.set_printoptions(precision=12)
X = np.arange(6.0).reshape(6, 1) ** 1.5
for options in ({"degree": 2, "n_knots": 3}, {"knots": "quantile", "n_knots": 4}, {"degree": 1, "include_bias": False}, {"extrapolation": "periodic", "n_knots": 5}):
    spline = SplineTransformer(**options)
    print(spline, np.round(spline.fit_transform(X), 13)[1:3].tolist(), spline.get_feature_names_out().tolist(), spline.n_features_out_)
for beyond in ("constant", "linear", "continue", "periodic"):
    print(beyond, np.round(SplineTransformer(degree=3, n_knots=4, extrapolation=beyond).fit(X).transform([[-1.0], [14.0]]), 12).tolist())
made = SplineTransformer(sparse_output=True, knots=[[0.0], [2], [12]]).fit_transform(X)
print(made.format, np.round(made.toarray()[2], 14))
for call in (lambda: SplineTransformer(extrapolation="error").fit(X).transform([[99.0]]), lambda: SplineTransformer(knots=[[1.0], [1.0]]).fit(X),
             lambda: SplineTransformer(n_knots=3, extrapolation="periodic").fit(X), lambda: SplineTransformer(n_knots=1).fit(X)):
    try:
        call()
    except ValueError as e:
        print(e)
