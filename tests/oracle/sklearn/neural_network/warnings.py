# What is warned about, and what is printed on the way.
import warnings

from sklearn.datasets import load_iris
from sklearn.neural_network import MLPClassifier

X, y = load_iris(return_X_y=True)
for options in ({}, {"solver": "lbfgs"}, {"batch_size": 500}):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        MLPClassifier((3,), max_iter=2, random_state=0, **options).fit(X, y)
    for warning in seen:
        print(warning.category.__name__, warning.message)
warnings.simplefilter("ignore")
MLPClassifier((3,), max_iter=3, random_state=0, verbose=True).fit(X, y)
