# Names of columns are kept; sparse counts of words.
import numpy as np
from sklearn.datasets import load_wine
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.feature_selection import SelectKBest, chi2, VarianceThreshold

np.set_printoptions(precision=12)
frame, y = load_wine(return_X_y=True, as_frame=True)
best = SelectKBest(k=3).set_output(transform="pandas").fit(frame, y)
print(best.transform(frame).head(2), best.get_feature_names_out())
texts, labels = ["good great fun", "bad awful", "great day", "awful bad movie", "good movie"], [1, 0, 1, 0, 1]
vectorizer = CountVectorizer()
X = vectorizer.fit_transform(texts)
words = SelectKBest(chi2, k=3).fit(X, labels)
made = words.transform(X)
print(made.format, made.toarray().tolist(), words.get_feature_names_out(vectorizer.get_feature_names_out()), np.round(words.scores_, 11))
print(VarianceThreshold(0.1).fit(X).get_support().tolist(), np.round(VarianceThreshold().fit(X).variances_, 11))
