# Parameters out of their range are refused by name.
from sklearn.linear_model import ElasticNet, Lasso

X, y = [[0.0], [1.0], [2.0]], [0.0, 1.0, 2.0]
for model in (Lasso(alpha=-1), Lasso(max_iter=0), Lasso(tol=-0.1), Lasso(fit_intercept=2), ElasticNet(l1_ratio=1.5), ElasticNet(alpha="big")):
    try:
        model.fit(X, y)
    except ValueError as error:
        print(type(error).__name__, error)
try:
    Lasso(strength=1)
except TypeError as error:
    print(error)
