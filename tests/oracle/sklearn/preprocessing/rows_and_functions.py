import numpy as np
from sklearn.preprocessing import (Normalizer, Binarizer, PolynomialFeatures, FunctionTransformer, normalize, scale, minmax_scale,
                                   add_dummy_feature, binarize, maxabs_scale, robust_scale)

X = np.array([[1.0, -2.0, 2.0], [3.0, 0.0, 4.0], [0.0, 0.0, 0.0]])
print(np.round(Normalizer().fit_transform(X), 11).tolist(), np.round(normalize(X, "l1"), 11).tolist())
print(np.round(normalize(X, "max", axis=0), 10).tolist())
print(Binarizer(threshold=0.5).fit_transform(X).tolist(), binarize(X).tolist())
print(np.round(scale(X), 10).tolist(), np.round(minmax_scale([1.0, 2.0, 4.0]), 10).tolist())
print(maxabs_scale(X).tolist(), np.round(robust_scale(X), 10).tolist(), add_dummy_feature(X).tolist())
p = PolynomialFeatures(2)
print(p.fit_transform(X[:2, :2]).tolist(), p.get_feature_names_out().tolist(), p.powers_.tolist(), p.n_output_features_)
print(PolynomialFeatures(3, interaction_only=True, include_bias=False).fit_transform(X).tolist())
f = FunctionTransformer(np.log1p, inverse_func=np.expm1)
print(np.round(f.fit_transform(np.abs(X)), 10).tolist())
