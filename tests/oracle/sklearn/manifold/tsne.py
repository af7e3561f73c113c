# t-SNE by the exact method from a given start in single precision, step for step.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.manifold import TSNE

X = load_iris().data[::3]
start = (np.random.RandomState(0).normal(size=(50, 2)) * 1e-2).astype(np.float32)
model = TSNE(init=start, method="exact", perplexity=10, max_iter=300)
print(model.fit_transform(X)[:4].round(3), model.embedding_.dtype, model.n_iter_)
print(round(float(model.kl_divergence_), 10), model.learning_rate_, model.n_features_in_, model.get_feature_names_out())
print(TSNE(perplexity=5))
