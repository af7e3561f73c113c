# PolynomialFeatures: products of columns and their names.
import numpy as np
import pandas as pd
from sklearn.preprocessing import PolynomialFeatures

X = np.arange(6).reshape(3, 2)
for options in ({}, {"degree": 3}, {"interaction_only": True}, {"include_bias": False}, {"degree": (2, 3)}, {"degree": 1, "order": "F"}):
    poly = PolynomialFeatures(**options)
    made = poly.fit_transform(X)
    print(poly, made.dtype, made[1].tolist(), poly.get_feature_names_out().tolist(), poly.powers_.tolist(), poly.n_output_features_)
frame = pd.DataFrame({"a": [1.0, 2.0], "b": [3.0, 4.0]})
print(PolynomialFeatures(2).set_output(transform="pandas").fit_transform(frame))
for call in (lambda: PolynomialFeatures(-1).fit(X), lambda: PolynomialFeatures(0, include_bias=False).fit(X), lambda: PolynomialFeatures().transform(X)):
    try:
        call()
    except Exception as e:
        print(type(e).__name__, e)
