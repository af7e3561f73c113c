# PowerTransformer: columns made more like a bell by a power.
import numpy as np
from sklearn.preprocessing import PowerTransformer, power_transform

X = np.random.RandomState(1).lognormal(size=(30, 2))
for transformer in (PowerTransformer(), PowerTransformer(method="box-cox"), PowerTransformer(standardize=False)):
    data = X if transformer.method == "box-cox" else X - 1
    Y = transformer.fit_transform(data)
    print(transformer, np.round(transformer.lambdas_, 5), np.round(Y[:2], 5).tolist(), np.allclose(transformer.inverse_transform(Y), data))
print(np.round(power_transform([[1.0, 2], [3, 2], [4, 5]]), 5).tolist(), np.round(transformer.transform([[np.nan, 0.5]]), 5).tolist())
print(PowerTransformer().fit([[1.0, 2], [1.0, 3], [1.0, 9]]).lambdas_.round(4))
try:
    PowerTransformer(method="box-cox").fit(X - 5)
except ValueError as e:
    print(e)
