# One class only, labels of text, and what is predicted for empty rows.
import numpy as np
from scipy.sparse import csr_matrix
from sklearn.naive_bayes import BernoulliNB, ComplementNB, GaussianNB, MultinomialNB

np.set_printoptions(precision=12)
X = np.array([[1.0, 0, 2], [2, 1, 0], [0, 1, 1]])
for model in (MultinomialNB(), ComplementNB(), BernoulliNB(), GaussianNB()):
    print(type(model).__name__, model.fit(X, ["only"] * 3).predict(X[:1]), model.predict_proba(X[:1]), model.classes_)
words = MultinomialNB().fit(csr_matrix(X), ["x", "y", "y"])
print(words.predict(csr_matrix((2, 3))), words.predict_proba(csr_matrix((1, 3))).round(11), words.predict_log_proba(csr_matrix(X[:1])).round(10), words.feature_count_.tolist())
print(GaussianNB().fit(X, [True, False, True]).predict(X), GaussianNB().fit(X, [1.0, 2.0, 1.0]).classes_)
