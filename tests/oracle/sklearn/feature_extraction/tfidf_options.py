# Options of the weights: norm, smoothing, logarithm of the counts.
import numpy as np
from sklearn.feature_extraction.text import TfidfVectorizer

corpus = ["red red green", "green blue", "red red red blue blue"]
for options in ({"norm": "l1"}, {"norm": None}, {"use_idf": False}, {"smooth_idf": False}, {"sublinear_tf": True},
                {"stop_words": ["green"], "ngram_range": (1, 2), "max_features": 3}, {"binary": True, "dtype": np.float32}):
    vectorizer = TfidfVectorizer(**options)
    X = vectorizer.fit_transform(corpus)
    print(vectorizer, vectorizer.get_feature_names_out().tolist(), np.round(X.toarray(), 10).tolist())
for call in (lambda: TfidfVectorizer().transform(corpus), lambda: TfidfVectorizer().idf_, lambda: TfidfVectorizer(norm="l3").fit(corpus)):
    try:
        call()
    except Exception as e:
        print(type(e).__name__, e)
