# Scalers as plain functions, FunctionTransformer, rows of length one.
import numpy as np
import pandas as pd
from sklearn.preprocessing import FunctionTransformer, add_dummy_feature, binarize, maxabs_scale, normalize, robust_scale, scale

np.set_printoptions(precision=12)
X = np.array([[1.0, -2, 2], [4, 0, 3], [0, 0, 0]])
print(scale(X).round(10).tolist(), scale(X, axis=1).round(10)[0].tolist(), scale([1, 2, 3]).round(10))
print(maxabs_scale(X).tolist(), robust_scale(X).tolist(), add_dummy_feature(X[:1]).tolist(), binarize(X, threshold=1).tolist())
for norm in ("l1", "l2", "max"):
    print(norm, normalize(X, norm=norm).round(10).tolist())
print(normalize(X, axis=0).round(10).tolist(), normalize(X, return_norm=True)[1].round(10))
log = FunctionTransformer(np.log1p, inverse_func=np.expm1, feature_names_out="one-to-one")
print(log.fit_transform(np.array([[0.0, 1.0]])).round(11).tolist(), log.inverse_transform([[0.0, 1.0]]).round(10).tolist(), log)
frame = pd.DataFrame({"a": [1.0, 2.0]})
print(log.fit(frame).get_feature_names_out(), type(log.transform(frame)).__name__, FunctionTransformer().fit_transform(frame).equals(frame))
print(FunctionTransformer(lambda values, power: values ** power, kw_args={"power": 3}).transform(np.array([[2.0]])))
