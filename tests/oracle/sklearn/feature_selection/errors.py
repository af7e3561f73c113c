# What selectors refuse or warn of, in the original's words.
import warnings
import numpy as np
from sklearn.feature_selection import SelectKBest, SelectPercentile, chi2
from sklearn.datasets import load_iris

X, y = load_iris(return_X_y=True)
def attempt(call):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        try:
            print(call())
        except Exception as e:
            print(type(e).__name__, str(e).splitlines()[0])
        print([str(w.message) for w in seen])

attempt(lambda: SelectKBest(k=9).fit(X, y).transform(X).shape)
attempt(lambda: SelectKBest(k=-1).fit(X, y))
attempt(lambda: SelectKBest(chi2).fit(X - 9, y))
attempt(lambda: SelectKBest().get_support())
attempt(lambda: SelectPercentile(percentile=101).fit(X, y))
attempt(lambda: SelectKBest(k=2).fit(X, y).transform(X[:, :2]))
attempt(lambda: SelectKBest(k=0).fit(X, y).transform(X).shape)
attempt(lambda: SelectKBest(k=2).fit(X, y).inverse_transform(X))
