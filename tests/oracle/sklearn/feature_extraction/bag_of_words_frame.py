# Counts of words as a frame, totals and the most frequent words.
import numpy as np
import pandas as pd
from sklearn.feature_extraction.text import CountVectorizer

texts = ["the cat sat on the mat", "the dog sat on the log", "cats and dogs"]
vectorizer = CountVectorizer(stop_words="english")
X = vectorizer.fit_transform(texts)
frame = pd.DataFrame(X.toarray(), columns=vectorizer.get_feature_names_out())
print(frame)
totals = frame.sum().sort_values(ascending=False, kind="stable")
print(totals.head(3))
sums = np.asarray(X.sum(axis=0)).ravel()
print([(word, int(sums[place])) for word, place in sorted(vectorizer.vocabulary_.items())])
sparse = pd.DataFrame.sparse.from_spmatrix(X, columns=vectorizer.get_feature_names_out()) if hasattr(pd.DataFrame, "sparse") and False else frame
print(sparse.shape, X[0, 0], X[:, 1].toarray().ravel(), X.getrow(0).toarray() if hasattr(X, "getrow") else None, X.max(), X.mean())
