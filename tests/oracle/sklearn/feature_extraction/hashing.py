# HashingVectorizer and FeatureHasher: columns by hash, no vocabulary.
import numpy as np
from sklearn.feature_extraction import FeatureHasher
from sklearn.feature_extraction.text import HashingVectorizer

corpus = ["This is the first document.", "This document is the second document.", "Ein Übermaß an Wörtern"]
X = HashingVectorizer(n_features=16).fit_transform(corpus)
print(X.shape, np.round(X.toarray(), 11).tolist())
print(HashingVectorizer(n_features=8, norm=None, alternate_sign=False, ngram_range=(1, 2)).transform(corpus).toarray().tolist())
print(HashingVectorizer().transform(corpus).shape, HashingVectorizer().transform(corpus).indices.tolist())
print(FeatureHasher(n_features=10).transform([{"dog": 1, "cat": 2, "elephant": 4}, {"dog": 2, "run": 5}]).toarray().tolist())
print(FeatureHasher(n_features=8, input_type="string").transform([["dog", "cat", "snake"], ["snake", "dog"], []]).toarray().tolist())
print(FeatureHasher(n_features=6, input_type="pair").transform([[("a", 1.5), ("b", "text")], [("a", -2)]]).toarray().tolist())
for call in (lambda: FeatureHasher(input_type="string").transform(["dog"]), lambda: FeatureHasher(n_features=0).fit(), lambda: FeatureHasher().transform([])):
    try:
        call()
    except ValueError as e:
        print(e)
