# LatentDirichletAllocation: topics of texts.
import numpy as np
from sklearn.decomposition import LatentDirichletAllocation
from sklearn.feature_extraction.text import CountVectorizer

np.set_printoptions(precision=12)
corpus = ["cats and dogs are pets", "dogs chase cats", "my cat likes fish", "stocks fell on monday", "the market rose and stocks rose",
          "investors sold stocks", "a dog and a cat", "market prices fell"]
vectorizer = CountVectorizer(stop_words="english")
X = vectorizer.fit_transform(corpus)
lda = LatentDirichletAllocation(n_components=2, random_state=0)
Y = lda.fit_transform(X)
print(np.round(Y, 10).tolist())
words = vectorizer.get_feature_names_out()
for topic in lda.components_:
    print([words[place] for place in topic.argsort()[::-1][:4]], np.round(np.sort(topic)[::-1][:3], 9))
print(round(lda.perplexity(X), 9), round(lda.score(X), 9), round(lda.bound_, 9), lda.n_iter_, lda.n_batch_iter_, lda)
online = LatentDirichletAllocation(3, learning_method="online", batch_size=3, max_iter=4, random_state=1).fit(X)
print(np.round(online.transform(X[:2]), 10).tolist(), np.round(online.partial_fit(X[:3]).components_[0, :3], 9))
