# Sparse codes for a dictionary, given or learned; SparsePCA.
import numpy as np
from sklearn.decomposition import DictionaryLearning, SparseCoder, SparsePCA, sparse_encode

np.set_printoptions(precision=12)
D = np.array([[0, 1, 0], [-1, -1, 2], [1, 1, 1], [0, 1, 1], [0, 2, 1]], dtype=float)
X = np.array([[-1, -1, -1], [0, 0, 3], [2, 1, 0.5]], dtype=float)
print(np.round(SparseCoder(D, transform_algorithm="lasso_lars", transform_alpha=1e-10).fit_transform(X), 6).tolist())
for algorithm, options in (("omp", {"n_nonzero_coefs": 2}), ("threshold", {"alpha": 0.5}), ("lasso_lars", {"alpha": 0.7})):
    print(algorithm, np.round(sparse_encode(X, D, algorithm=algorithm, **options), 9).tolist())
data = np.random.RandomState(0).normal(size=(20, 6))
learned = DictionaryLearning(n_components=4, alpha=1, max_iter=20, transform_algorithm="lasso_lars", transform_alpha=0.3, random_state=0)
code = learned.fit(data).transform(data)
print(np.round(learned.components_[0], 10), np.round(code[0], 9), learned.n_iter_, round(learned.error_[-1], 9))
spca = SparsePCA(n_components=3, alpha=2, max_iter=30, random_state=0).fit(data)
print(np.round(spca.components_, 9).tolist(), np.round(spca.transform(data[:2]), 9).tolist(), round((spca.components_ == 0).mean(), 10))
