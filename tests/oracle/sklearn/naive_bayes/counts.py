# Naive Bayes by counts: MultinomialNB, ComplementNB, BernoulliNB.
import numpy as np
from sklearn.naive_bayes import BernoulliNB, ComplementNB, MultinomialNB

np.set_printoptions(precision=12)
rng = np.random.RandomState(1)
X, y = rng.randint(5, size=(6, 8)), np.array([1, 2, 3, 1, 2, 3])
for model in (MultinomialNB(), MultinomialNB(alpha=0.1, fit_prior=False), ComplementNB(), ComplementNB(norm=True), BernoulliNB(), BernoulliNB(binarize=2.0),
              MultinomialNB(class_prior=[0.5, 0.25, 0.25])):
    model.fit(X, y)
    print(model, model.predict(X[2:3]), np.round(model.predict_proba(X[:1]), 11).tolist())
    print(np.round(model.feature_log_prob_[0, :4], 10), np.round(model.class_log_prior_, 10), model.feature_count_[0].tolist())
