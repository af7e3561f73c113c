# NMF of words: topics and their words.
import numpy as np
from sklearn.decomposition import NMF
from sklearn.feature_extraction.text import TfidfVectorizer

texts = ["apple banana fruit", "banana fruit salad", "apple fruit juice", "banana fruit juice", "car engine wheel", "engine oil car", "wheel car road"]
vectorizer = TfidfVectorizer()
X = vectorizer.fit_transform(texts)
nmf = NMF(n_components=2, random_state=1, init="nndsvd").fit(X)
words = vectorizer.get_feature_names_out()
for topic in nmf.components_:
    print([words[place] for place in topic.argsort()[::-1][:3]])
print(nmf.transform(X).round(10).tolist(), nmf.components_.shape, nmf.n_components_, round(nmf.reconstruction_err_, 9))
print(nmf.transform(vectorizer.transform(["fruit on the road"])).round(10).tolist())
