# A vocabulary given beforehand, as list, set or dictionary.
from sklearn.feature_extraction.text import CountVectorizer

for vocabulary in (["fox", "dog", "cat"], {"fox", "dog"}, {"dog": 1, "fox": 0}):
    vectorizer = CountVectorizer(vocabulary=vocabulary)
    print(vectorizer.transform(["the dog and the fox and the dog"]).toarray(), vectorizer.get_feature_names_out(), vectorizer.fixed_vocabulary_)
for vocabulary in ({"a": 0, "b": 0}, {"a": 0, "b": 2}, ["a", "a"], []):
    try:
        CountVectorizer(vocabulary=vocabulary).fit(["a b"])
    except ValueError as e:
        print(type(e).__name__, e)
