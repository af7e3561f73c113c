# The elastic net mixes both penalties.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import ElasticNet

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
for share in (0.1, 0.5, 0.9):
    model = ElasticNet(alpha=0.01, l1_ratio=share).fit(X, y)
    print(share, np.round(model.coef_, 9), model.n_iter_)
model = ElasticNet(alpha=0.01, precompute=True).fit(X, y)
print(np.round(model.coef_[:4], 9), round(model.score(X, y), 10))
print(np.round(model.predict(X[:3]), 9))
