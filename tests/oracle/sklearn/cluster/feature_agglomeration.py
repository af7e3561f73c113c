# Columns merged into fewer.
import numpy as np
from sklearn.cluster import FeatureAgglomeration

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = rng.rand(6, 2)[:, [0, 0, 1, 1, 1]] + 0.01 * rng.rand(6, 5)
merged = FeatureAgglomeration(n_clusters=2).fit(X)
print(merged.labels_, merged.n_features_in_, merged.get_feature_names_out())
print(merged.transform(X).round(11))
print(merged.inverse_transform(merged.transform(X))[0].round(11))
print(FeatureAgglomeration(2, pooling_func=np.max).fit_transform(X)[0].round(11))
