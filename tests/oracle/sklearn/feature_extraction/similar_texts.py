# Which texts are alike: cosines of TF-IDF rows.
import numpy as np
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.metrics.pairwise import cosine_similarity, linear_kernel

np.set_printoptions(precision=12)
texts = ["machine learning is fun", "deep learning is a part of machine learning", "cooking is fun", "recipes for cooking pasta"]
X = TfidfVectorizer(stop_words="english").fit_transform(texts)
similar = cosine_similarity(X)
print(similar.round(10).tolist())
print(linear_kernel(X[0:1], X).round(10), cosine_similarity(X[0], X).flatten().round(10), similar.dtype)
order = similar[0].argsort()[::-1]
print(order.tolist(), [texts[place] for place in order[:2]])
query = TfidfVectorizer(stop_words="english").fit(texts).transform(["learning to cook pasta"])
print(query.shape, query.nnz, (query @ X.T).toarray().round(11))
