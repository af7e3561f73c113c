# DictVectorizer and FeatureHasher: rows of unequal names, frames of records, back again.
import pandas as pd
from sklearn.feature_extraction import DictVectorizer, FeatureHasher

records = pd.DataFrame({"kind": ["a", "b", "a"], "n": [1, 2, 3]}).to_dict(orient="records")
vectorizer = DictVectorizer()
X = vectorizer.fit_transform(records)
print(X, repr(X), vectorizer.feature_names_, vectorizer.vocabulary_)
print(vectorizer.inverse_transform(X), vectorizer.transform([{"kind": "z", "n": 5}, {}]).toarray().tolist())
print(DictVectorizer(sparse=False, separator=":").fit_transform([{"tags": ["x", "y"], "on": True}, {"tags": ["x"]}]).tolist())
hasher = FeatureHasher(n_features=6, alternate_sign=False)
print(hasher.transform(records).toarray().tolist(), hasher, FeatureHasher(4, input_type="string").fit_transform([["a", "a", "b"]]).toarray().tolist())
