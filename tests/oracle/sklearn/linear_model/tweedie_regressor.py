# Between counts and gamma numbers: the variance is a power of the mean.
import numpy as np
from sklearn.linear_model import TweedieRegressor

np.set_printoptions(precision=12)
rng = np.random.RandomState(2)
X = rng.uniform(0, 1, (90, 2))
y = rng.poisson(np.exp(X @ [1.0, 0.5])) * rng.gamma(2.0, 1.0, 90)
for power in (0, 1, 1.5, 1.9):
    model = TweedieRegressor(power=power, alpha=0.05).fit(X, y)
    print(power, np.round(model.coef_, 9), round(float(model.intercept_), 9), model.n_iter_, round(model.score(X, y), 11))
log = TweedieRegressor(power=0, link="log", alpha=0.05).fit(X, y)
print(np.round(log.coef_, 10), np.round(log.predict(X[:2]), 9))
for power, low in ((3, 0.0), (1.5, -1.0)):
    try:
        TweedieRegressor(power=power).fit(X, y * 0 + low)
    except ValueError as error:
        print(error)
print(TweedieRegressor(power=1.5, alpha=0.1))
