# How good layouts of t-SNE are: the divergence that is left and how far neighbours can be trusted, to few digits.
from sklearn.datasets import load_digits, load_iris
from sklearn.manifold import TSNE, trustworthiness

iris = load_iris().data
digits = load_digits(n_class=5).data[:200]
for name, X, options in (
    ("iris", iris, {"init": "pca"}), ("iris", iris, {"init": "random"}), ("iris", iris, {"method": "exact"}),
    ("digits", digits, {"init": "pca", "perplexity": 15}), ("digits", digits, {"init": "random", "perplexity": 15}),
):
    model = TSNE(random_state=0, max_iter=500, **options)
    layout = model.fit_transform(X)
    print(name, options, round(float(model.kl_divergence_), 1), round(trustworthiness(X, layout), 2), model.n_iter_)
