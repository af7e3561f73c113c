# TfidfVectorizer: counts weighed by how rare words are, rows of length one.
import numpy as np
from sklearn.feature_extraction.text import TfidfVectorizer

np.set_printoptions(precision=12)
corpus = ["This is the first document.", "This document is the second document.", "And this is the third one.", "Is this the first document?"]
vectorizer = TfidfVectorizer()
X = vectorizer.fit_transform(corpus)
print(vectorizer.get_feature_names_out(), X.shape, X.format, X.dtype)
print(np.round(X.toarray(), 11).tolist())
print(np.round(vectorizer.idf_, 10), vectorizer)
print(np.round(vectorizer.transform(["the new document", "unknown words"]).toarray(), 11).tolist())
similar = (X @ X.T).toarray()
print(np.round(similar, 10).tolist())
