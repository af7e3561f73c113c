# CountVectorizer: a column for each word, in order of the words.
from sklearn.feature_extraction.text import CountVectorizer

corpus = ["This is the first document.", "This document is the second document.", "And this is the third one.", "Is this the first document?"]
vectorizer = CountVectorizer()
X = vectorizer.fit_transform(corpus)
print(vectorizer.get_feature_names_out())
print(X.toarray(), X.shape, X.nnz, X.dtype, X.format)
print(vectorizer.vocabulary_)
print(vectorizer.transform(["one new document, one more"]).toarray())
print(vectorizer.inverse_transform(X[:2]))
print(X.sum(axis=0), repr(X), vectorizer)
print(X)
