"""Made data with numbers as targets, and shapes."""
from sklearn.datasets import make_circles, make_friedman1, make_friedman2, make_friedman3, make_moons, make_regression, make_s_curve, make_swiss_roll

X, y = make_regression(n_samples=6, n_features=3, noise=0.5, random_state=0)
print(X.round(10).tolist(), y.round(10).tolist())
X, y, coef = make_regression(n_samples=5, n_features=4, n_informative=2, n_targets=2, bias=3, coef=True, random_state=1)
print(y.round(9).tolist(), coef.round(9).tolist())
for make in (make_friedman1, make_friedman2, make_friedman3):
    X, y = make(n_samples=3, noise=0.1, random_state=0)
    print(X[0].round(10).tolist(), y.round(9).tolist())
for make in (make_moons, make_circles):
    X, y = make(n_samples=7, noise=0.05, random_state=0)
    print(X.round(11).tolist(), y.tolist())
print(make_moons((2, 3), shuffle=False)[0].round(10).tolist())
for make in (make_s_curve, make_swiss_roll):
    X, t = make(n_samples=3, noise=0.1, random_state=0)
    print(X.round(11).tolist(), t.round(10).tolist())
print(make_swiss_roll(4, hole=True, random_state=0)[0].round(9).tolist())
