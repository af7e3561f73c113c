# NMF with penalties, own starts, one factor given; what it warns of and refuses.
import warnings
import numpy as np
from sklearn.decomposition import NMF, non_negative_factorization

np.set_printoptions(precision=12)
X = np.abs(np.random.RandomState(3).normal(size=(10, 5)))
for options in ({"alpha_W": 0.1, "alpha_H": 0.05, "l1_ratio": 1.0}, {"alpha_W": 0.1, "alpha_H": 0.0}, {"solver": "mu", "alpha_W": 0.01, "l1_ratio": 0.3}):
    model = NMF(2, init="nndsvda", max_iter=400, **options).fit(X)
    print(options, model.components_.round(9).tolist(), model.n_iter_, round(model.reconstruction_err_, 9))
W, H = np.full((10, 2), 0.5), np.arange(1.0, 11).reshape(2, 5)
own = NMF(2, init="custom", max_iter=500)
print(own.fit_transform(X, W=W, H=H)[0].round(10), own.n_iter_)
print(non_negative_factorization(X, H=H, n_components=2, update_H=False)[0][0].round(10))
def attempt(call):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        try:
            call()
        except Exception as e:
            print(type(e).__name__, e)
        print([str(w.message) for w in seen])
attempt(lambda: NMF(2, max_iter=1).fit(X))
attempt(lambda: NMF(2, solver="mu", beta_loss=0).fit(X - X.min()))
attempt(lambda: NMF(2, beta_loss="kullback-leibler").fit(X))
attempt(lambda: NMF(7, init="nndsvd").fit(X))
attempt(lambda: NMF(2, solver="mu", init="nndsvd").fit(X))
attempt(lambda: NMF(2, init="custom").fit_transform(X, W=W, H=H[:, :3]))
attempt(lambda: NMF(2, init="random", random_state=0).fit_transform(X, W=W, H=H))
