# A linear model on features of a kernel.
import numpy as np
from sklearn.datasets import make_circles
from sklearn.kernel_approximation import Nystroem, RBFSampler
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline

X, y = make_circles(n_samples=80, factor=0.4, noise=0.08, random_state=0)
for sampler in (RBFSampler(gamma=1, n_components=40, random_state=1), Nystroem(gamma=1, n_components=20, random_state=1)):
    pipe = make_pipeline(sampler, LogisticRegression(C=10)).fit(X, y)
    print(round(pipe.score(X, y), 10), pipe[:-1].transform(X).shape, pipe[0].get_feature_names_out()[:2], pipe)
print(LogisticRegression().fit(X, y).score(X, y))
