# What naive Bayes refuses, in the original's words.
import numpy as np
from sklearn.naive_bayes import BernoulliNB, GaussianNB, MultinomialNB

X, y = np.array([[1.0, 2], [3, 4], [5, 7]]), [0, 1, 1]
def attempt(call):
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, str(e).splitlines()[0])

attempt(lambda: MultinomialNB().fit(-X, y))
attempt(lambda: MultinomialNB(alpha=-1).fit(X, y))
attempt(lambda: MultinomialNB(class_prior=[1]).fit(X, y))
attempt(lambda: MultinomialNB(alpha=[1, 2, 3]).fit(X, y))
attempt(lambda: GaussianNB(priors=[0.5, 0.6]).fit(X, y))
attempt(lambda: GaussianNB(priors=[1]).fit(X, y))
attempt(lambda: GaussianNB().partial_fit(X, y))
attempt(lambda: GaussianNB().partial_fit(X, y, classes=[0, 2]))
attempt(lambda: GaussianNB().fit(X, y).partial_fit(X, y, classes=[0, 1, 2]))
attempt(lambda: GaussianNB().predict(X))
attempt(lambda: BernoulliNB().fit(X, y).predict([[1.0]]))
attempt(lambda: GaussianNB().fit([[1.0, np.nan]], [0]))
