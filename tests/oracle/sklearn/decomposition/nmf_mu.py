# NMF by multiplicative updates, for three kinds of distances.
import numpy as np
from sklearn.decomposition import NMF, MiniBatchNMF, non_negative_factorization

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = np.abs(rng.randn(8, 5)) + 0.1
for loss in ("frobenius", "kullback-leibler", "itakura-saito", 1.5):
    model = NMF(3, solver="mu", beta_loss=loss, init="random", random_state=2, max_iter=100, alpha_W=0.001)
    W = model.fit_transform(X)
    print(loss, np.round(W[0], 9), np.round(model.components_[0], 9), round(model.reconstruction_err_, 9), model.n_iter_)
    print(np.round(model.transform(X[:1]), 9).tolist())
W, H, n_iter = non_negative_factorization(X, n_components=2, init="random", random_state=0)
print(np.round(W[0], 9), np.round(H[0], 9), n_iter)
mini = MiniBatchNMF(2, batch_size=3, init="random", random_state=0, max_iter=50)
print(np.round(mini.fit_transform(X)[:2], 9).tolist(), np.round(mini.components_, 9).tolist(), mini.n_iter_, mini.n_steps_)
