# Topics with priors, rounds that are watched, and batches.
import numpy as np
from sklearn.decomposition import LatentDirichletAllocation

np.set_printoptions(precision=12)
X = np.random.RandomState(0).poisson(1.0, size=(20, 8))
for options in ({"doc_topic_prior": 0.5, "topic_word_prior": 0.1}, {"learning_method": "online", "batch_size": 6, "learning_decay": 0.9},
                {"evaluate_every": 2, "perp_tol": 0.5, "max_iter": 20}, {"max_doc_update_iter": 3}):
    lda = LatentDirichletAllocation(3, random_state=0, **options).fit(X)
    print(options, lda.transform(X[:1]).round(10), round(lda.bound_, 9), lda.n_iter_, lda.components_[0, :3].round(9))
print(lda.doc_topic_prior_, lda.topic_word_prior_, lda.transform(X[:1], normalize=False).round(9), round(lda.perplexity(X, sub_sampling=True), 9))
LatentDirichletAllocation(2, max_iter=2, verbose=1, evaluate_every=1, random_state=0).fit(X)
for call in (lambda: LatentDirichletAllocation().fit(-X), lambda: LatentDirichletAllocation().transform(X), lambda: LatentDirichletAllocation(learning_decay=2).fit(X),
             lambda: lda.transform(X[:, :3])):
    try:
        call()
    except Exception as e:
        print(type(e).__name__, e)
