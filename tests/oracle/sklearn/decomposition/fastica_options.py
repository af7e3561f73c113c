# FastICA: own contrast, own start, no whitening, warnings.
import warnings
import numpy as np
from sklearn.decomposition import FastICA

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = rng.laplace(size=(100, 3)) @ rng.normal(size=(3, 3))
own = FastICA(2, fun=lambda x: (x ** 3, (3 * x ** 2).mean(axis=-1)), random_state=0, tol=1e-6, max_iter=500)
print(own.fit_transform(X)[0].round(10), own.n_iter_, own.whitening_.round(11).tolist())
start = FastICA(3, w_init=np.eye(3), tol=1e-6, max_iter=500).fit(X)
print(start.components_.round(9).tolist(), start.mean_.round(10), start.transform(X[:1]).round(10))
plain = FastICA(whiten=False, random_state=1, max_iter=500, tol=1e-6).fit((X - X.mean(axis=0)) / X.std(axis=0))
print(plain.components_.shape, hasattr(plain, "mean_"))
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    FastICA(9, max_iter=1, random_state=0).fit(X)
    FastICA(2, whiten=False, max_iter=2, random_state=0).fit(X)
print([str(w.message) for w in seen])
for call in (lambda: FastICA(fun_args={"alpha": 3}).fit(X), lambda: FastICA(2, w_init=np.eye(3)).fit(X), lambda: FastICA(0).fit(X)):
    try:
        call()
    except ValueError as e:
        print(e)
