# What t-SNE refuses.
import numpy as np
from sklearn.manifold import TSNE

X = np.random.RandomState(0).rand(20, 4)
for options in (
    {}, {"perplexity": -1}, {"max_iter": 100}, {"early_exaggeration": 0.5}, {"n_components": 4, "perplexity": 5},
    {"metric": "precomputed", "perplexity": 5}, {"metric": "precomputed", "init": "random", "perplexity": 5}, {"learning_rate": 0, "perplexity": 5},
):
    try:
        TSNE(**options).fit(X)
    except ValueError as error:
        print(str(error)[:120])
