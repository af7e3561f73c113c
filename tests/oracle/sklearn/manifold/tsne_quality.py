# t-SNE by cells from the main components: neighbours stay neighbours.
import numpy as np
from sklearn.datasets import load_digits
from sklearn.manifold import TSNE, trustworthiness
from sklearn.neighbors import KNeighborsClassifier

X, y = load_digits(n_class=4, return_X_y=True)
X, y = X[:160], y[:160]
for options in ({"init": "pca"}, {"init": "random"}, {"n_components": 3, "init": "random"}):
    model = TSNE(perplexity=15, random_state=0, max_iter=500, **options)
    layout = model.fit_transform(X)
    print(layout.shape, layout.dtype, trustworthiness(X, layout) > 0.93, 0 < model.kl_divergence_ < 1.5)
    print(KNeighborsClassifier(3).fit(layout, y).score(layout, y) > 0.93)
