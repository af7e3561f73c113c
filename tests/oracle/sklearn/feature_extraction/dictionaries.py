# DictVectorizer: dictionaries as rows, texts as columns of zeros and ones.
import numpy as np
from sklearn.feature_extraction import DictVectorizer

rows = [{"city": "Dubai", "temperature": 33.0}, {"city": "London", "temperature": 12.0}, {"city": "Paris", "rain": True}]
vectorizer = DictVectorizer(sparse=False)
X = vectorizer.fit_transform(rows)
print(X.tolist(), vectorizer.get_feature_names_out(), vectorizer.vocabulary_)
print(vectorizer.inverse_transform(X))
print(vectorizer.transform({"city": "Rome", "temperature": 20}).tolist(), vectorizer)
sparse = DictVectorizer(dtype=np.float32, separator=":", sort=False)
S = sparse.fit_transform([{"b": 1, "a": ["x", "y"]}, {"c": None}])
print(S.format, S.dtype, S.toarray().tolist(), sparse.feature_names_)
print(vectorizer.restrict([True, False, True, False, True]).get_feature_names_out())
for bad in ([{"a": {"b": 1}}], []):
    try:
        DictVectorizer().fit_transform(bad)
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
