"""`LatentDirichletAllocation`: topics of texts, by variational Bayes."""

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.decomposition._nmf import check_not_negative
from sklearn.utils import check_random_state, gen_batches

_FLOATS = (np.float64, np.float32)
_MOST_AT_ONCE = 1_000_000


def _psi(x):
    """The digamma function by the series the original uses, so that rounds stop where its rounds do."""
    small, x = x, np.maximum(x, 1e-6)
    made = np.zeros(x.shape)
    for _ in range(6):
        low = x < 6
        made = np.where(low, made - 1.0 / x, made)
        x = np.where(low, x + 1, x)
    r = 1.0 / x
    made = made + np.log(x) - 0.5 * r
    r = r * r
    made = made - r * ((1.0 / 12.0) - r * ((1.0 / 120.0) - r * (1.0 / 252.0)))
    return np.where(small <= 1e-6, -0.577215664901532860606512090082402431 - 1.0 / np.where(small <= 1e-6, small, 1.0), made)


def _expected_logs(a):
    return _psi(a) - _psi(a.sum(axis=1))[:, None]


class LatentDirichletAllocation(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Rows of counts as mixtures of topics, topics as distributions of words."""

    _rules = {
        "n_components": int_from(1), "doc_topic_prior": ("None", float_in(0.0, 1.0, "[]")),
        "topic_word_prior": ("None", float_in(0.0, 1.0, "[]")), "learning_method": one_of("batch", "online"),
        "learning_decay": float_in(0.0, 1.0, "[]"), "learning_offset": float_in(1.0), "max_iter": int_from(0), "batch_size": int_from(1),
        "total_samples": float_in(0.0, ends="()"), "perp_tol": float_in(0.0), "mean_change_tol": float_in(0.0),
        "max_doc_update_iter": int_from(0), "random_state": SEED,
    }

    def __init__(self, n_components=10, *, doc_topic_prior=None, topic_word_prior=None, learning_method="batch", learning_decay=0.7,
                 learning_offset=10.0, max_iter=10, batch_size=128, evaluate_every=-1, total_samples=1e6, perp_tol=1e-1,
                 mean_change_tol=1e-3, max_doc_update_iter=100, n_jobs=None, verbose=0, random_state=None):
        self.n_components = n_components
        self.doc_topic_prior = doc_topic_prior
        self.topic_word_prior = topic_word_prior
        self.learning_method = learning_method
        self.learning_decay = learning_decay
        self.learning_offset = learning_offset
        self.max_iter = max_iter
        self.batch_size = batch_size
        self.evaluate_every = evaluate_every
        self.total_samples = total_samples
        self.perp_tol = perp_tol
        self.mean_change_tol = mean_change_tol
        self.max_doc_update_iter = max_doc_update_iter
        self.n_jobs = n_jobs
        self.verbose = verbose
        self.random_state = random_state

    def _begin(self, n_features):
        self.random_state_ = check_random_state(self.random_state)
        self.n_batch_iter_, self.n_iter_ = 1, 0
        even = 1.0 / self.n_components
        self.doc_topic_prior_ = even if self.doc_topic_prior is None else self.doc_topic_prior
        self.topic_word_prior_ = even if self.topic_word_prior is None else self.topic_word_prior
        self._set_words(self.random_state_.gamma(100.0, 0.01, (self.n_components, n_features)))

    def _set_words(self, components):
        self.components_ = components
        self.exp_dirichlet_component_ = np.exp(_expected_logs(components))

    def _documents(self, X, random_start, with_words):
        """(topics of the documents, sums for the words of the topics)."""
        shape = (X.shape[0], self.n_components)
        topics = self.random_state_.gamma(100.0, 0.01, shape) if random_start else np.ones(shape)
        exp_topics = np.exp(_expected_logs(topics))
        sums = np.zeros(self.components_.shape) if with_words else None
        for part in gen_batches(X.shape[0], max(1, _MOST_AT_ONCE // X.shape[1])):
            counts = X[part]
            counts = counts.toarray() if hasattr(counts, "toarray") else counts
            topics[part], exp_topics[part], ratio = self._settle(counts, topics[part], exp_topics[part])
            if with_words:
                sums += exp_topics[part].T @ ratio
        return topics, sums * self.exp_dirichlet_component_ if with_words else None

    def _settle(self, counts, topics, exp_topics):
        """Rounds for some documents at once; each stops when its topics stop changing."""
        words, eps = self.exp_dirichlet_component_, np.finfo(np.float64).eps
        topics, exp_topics = topics.copy(), exp_topics.copy()
        going = np.arange(len(counts))
        for _ in range(self.max_doc_update_iter):
            own, before = exp_topics[going], topics[going]
            made = own * ((counts[going] / (own @ words + eps)) @ words.T) + self.doc_topic_prior_
            topics[going] = made
            exp_topics[going] = np.exp(_expected_logs(made))
            going = going[np.abs(before - made).mean(axis=1) >= self.mean_change_tol]
            if len(going) == 0:
                break
        return topics, exp_topics, counts / (exp_topics @ words + eps)

    def _step(self, X, total, whole):
        sums = self._documents(X, True, True)[1]
        if whole:
            made = self.topic_word_prior_ + sums
        else:
            weight = np.power(self.learning_offset + self.n_batch_iter_, -self.learning_decay)
            made = self.components_ * (1 - weight) + weight * (self.topic_word_prior_ + float(total) / X.shape[0] * sums)
        self._set_words(made)
        self.n_batch_iter_ += 1

    def _data(self, X, reset, whom):
        X = self._validate(X, reset=reset, accept_sparse="csr", dtype=_FLOATS)
        check_not_negative(X, f"LatentDirichletAllocation.{whom}")
        return X

    def partial_fit(self, X, y=None):
        """Learn from one more batch."""
        first = not hasattr(self, "components_")
        X = self._data(X, first, "partial_fit")
        if first:
            self._begin(X.shape[1])
        for part in gen_batches(X.shape[0], self.batch_size):
            self._step(X[part], self.total_samples, False)
        return self

    def fit(self, X, y=None):
        """Find the topics."""
        X = self._data(X, True, "fit")
        self._begin(X.shape[1])
        before = None
        for n_round in range(1, self.max_iter + 1):
            if self.learning_method == "online":
                for part in gen_batches(X.shape[0], self.batch_size):
                    self._step(X[part], X.shape[0], False)
            else:
                self._step(X, X.shape[0], True)
            if self.evaluate_every > 0 and n_round % self.evaluate_every == 0:
                bound = self._perplexity(X, self._documents(X, False, False)[0])
                if self.verbose:
                    print(f"iteration: {n_round} of max_iter: {self.max_iter}, perplexity: {bound:.4f}")
                if before and abs(before - bound) < self.perp_tol:
                    break
                before = bound
            elif self.verbose:
                print(f"iteration: {n_round} of max_iter: {self.max_iter}")
            self.n_iter_ += 1
        self.bound_ = self._perplexity(X, self._documents(X, False, False)[0])
        return self

    def transform(self, X, *, normalize=True):
        """The topics of rows, as shares."""
        check_fitted(self)
        topics = self._documents(self._data(X, False, "transform"), False, False)[0]
        return topics / topics.sum(axis=1)[:, None] if normalize else topics

    def fit_transform(self, X, y=None, *, normalize=True):
        """Find the topics, and give those of the rows."""
        return self.fit(X, y).transform(X, normalize=normalize)

    def _bound(self, X, topics, sub_sampling):
        from scipy.special import gammaln

        def likelihood(prior, made, logs, size):
            return (((prior - made) * logs).sum() + (gammaln(made) - gammaln(prior)).sum()
                    + (gammaln(prior * size) - gammaln(made.sum(axis=1))).sum())
        of_topics, of_words = _expected_logs(topics), _expected_logs(self.components_)
        score = 0.0
        for part in gen_batches(X.shape[0], max(1, _MOST_AT_ONCE // X.shape[1])):
            counts = X[part]
            counts = counts.toarray() if hasattr(counts, "toarray") else counts
            high, high_words = of_topics[part].max(axis=1), of_words.max()
            mixed = np.exp(of_topics[part] - high[:, None]) @ np.exp(of_words - high_words)
            score += (counts * (np.log(mixed) + high[:, None] + high_words)).sum()
        score += likelihood(self.doc_topic_prior_, topics, of_topics, self.n_components)
        if sub_sampling:
            score *= float(self.total_samples) / X.shape[0]
        return score + likelihood(self.topic_word_prior_, self.components_, of_words, self.components_.shape[1])

    def score(self, X, y=None):
        """A bound of the logarithm of the likelihood."""
        check_fitted(self)
        X = self._data(X, False, "score")
        return self._bound(X, self._documents(X, False, False)[0], False)

    def _perplexity(self, X, topics, sub_sampling=False):
        n_words = X.sum() * (float(self.total_samples) / X.shape[0] if sub_sampling else 1)
        return np.exp(-1.0 * self._bound(X, topics, sub_sampling) / n_words)

    def perplexity(self, X, sub_sampling=False):
        """How surprising the words are: the smaller, the better the topics."""
        check_fitted(self)
        X = self._data(X, True, "perplexity")
        return self._perplexity(X, self._documents(X, False, False)[0], sub_sampling)

    @property
    def _n_features_out(self):
        return self.components_.shape[0]
