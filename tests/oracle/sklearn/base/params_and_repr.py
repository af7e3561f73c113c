from sklearn.base import BaseEstimator, clone, is_classifier
from sklearn.preprocessing import StandardScaler, MinMaxScaler, PolynomialFeatures


class Mine(BaseEstimator):
    def __init__(self, inner=None, alpha=1.0, *, names=()):
        self.inner = inner
        self.alpha = alpha
        self.names = names


print(StandardScaler(), StandardScaler(with_std=False, copy=False))
m = Mine(StandardScaler(with_mean=False), alpha=3, names=list(range(40)))
print(m)
print(m.get_params(deep=False).keys(), sorted(m.get_params()))
m.set_params(alpha=5, inner__with_std=False)
print(m.inner, m.alpha)
c = clone(m)
print(c.inner is m.inner, c.alpha, is_classifier(c))
print(PolynomialFeatures(degree=3, include_bias=False, interaction_only=True))
for call in (lambda: m.set_params(beta=1), lambda: m.set_params(inner__q=1), lambda: clone(3), lambda: MinMaxScaler(1, 2)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
