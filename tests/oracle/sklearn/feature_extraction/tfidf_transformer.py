# TfidfTransformer: weights of counts that are there already.
import numpy as np
from sklearn.feature_extraction.text import CountVectorizer, TfidfTransformer
from sklearn.pipeline import make_pipeline

np.set_printoptions(precision=12)
counts = [[3, 0, 1], [2, 0, 0], [3, 0, 0], [4, 0, 0], [3, 2, 0], [3, 0, 2]]
transformer = TfidfTransformer(smooth_idf=False)
tfidf = transformer.fit_transform(counts)
print(np.round(tfidf.toarray(), 10).tolist(), np.round(transformer.idf_, 10))
print(np.round(TfidfTransformer().fit(counts).transform([[1, 1, 1]]).toarray(), 11), transformer.n_features_in_)
pipe = make_pipeline(CountVectorizer(), TfidfTransformer())
print(np.round(pipe.fit_transform(["a good day", "a bad day", "good good"]).toarray(), 10).tolist())
print(pipe)
