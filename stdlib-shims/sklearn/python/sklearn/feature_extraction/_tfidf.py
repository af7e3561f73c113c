"""Counts of terms weighed by how rare the terms are."""

import warnings

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import BOOL, one_of
from sklearn.base import BaseEstimator, OneToOneFeatureMixin, TransformerMixin
from sklearn.exceptions import NotFittedError
from sklearn.feature_extraction._analysis import DEFAULT_PATTERN
from sklearn.feature_extraction._counting import CountVectorizer

_FLOATS = (np.float64, np.float32)
_RULES = {"norm": (one_of("l1", "l2"), "None"), "use_idf": BOOL, "smooth_idf": BOOL, "sublinear_tf": BOOL}


class TfidfTransformer(OneToOneFeatureMixin, TransformerMixin, BaseEstimator, auto_wrap_output_keys=None):
    """Counts of terms to weights: frequency times the logarithm of the inverse share of texts with the term."""

    _rules = _RULES

    def __init__(self, *, norm="l2", use_idf=True, smooth_idf=True, sublinear_tf=False):
        self.norm = norm
        self.use_idf = use_idf
        self.smooth_idf = smooth_idf
        self.sublinear_tf = sublinear_tf

    def fit(self, X, y=None):
        """Learn how rare each term is."""
        from scipy.sparse import csr_matrix
        X = self._validate(X, accept_sparse=("csr", "csc"))
        X = X.tocsr() if hasattr(X, "tocsr") else csr_matrix(X)
        if self.use_idf:
            dtype = X.dtype if X.dtype in _FLOATS else np.float64
            found = np.bincount(X.indices, minlength=X.shape[1]).astype(dtype) + float(self.smooth_idf)
            with np.errstate(divide="ignore"):
                self.idf_ = np.log((X.shape[0] + int(self.smooth_idf)) / found) + 1.0
            self.idf_ = self.idf_.astype(dtype)
        return self

    def transform(self, X, copy=True):
        """Weights of the terms."""
        from scipy.sparse import csr_matrix
        from sklearn.preprocessing import normalize
        check_fitted(self)
        X = self._validate(X, accept_sparse="csr", dtype=_FLOATS, copy=copy, reset=False)
        if not hasattr(X, "tocsr"):
            X = csr_matrix(X)
        if self.sublinear_tf:
            X.data = np.log(X.data) + 1.0
        if hasattr(self, "idf_"):
            X.data = X.data * self.idf_[X.indices]
        return X if self.norm is None else normalize(X, norm=self.norm)

    def __sklearn_is_fitted__(self):
        return hasattr(self, "n_features_in_") or hasattr(self, "idf_")


class TfidfVectorizer(CountVectorizer):
    """Texts to weights of their terms: `CountVectorizer`, then `TfidfTransformer`."""

    _rules = {**CountVectorizer._rules, **_RULES}

    def __init__(self, *, input="content", encoding="utf-8", decode_error="strict", strip_accents=None, lowercase=True,
                 preprocessor=None, tokenizer=None, analyzer="word", stop_words=None, token_pattern=DEFAULT_PATTERN,
                 ngram_range=(1, 1), max_df=1.0, min_df=1, max_features=None, vocabulary=None, binary=False, dtype=np.float64,
                 norm="l2", use_idf=True, smooth_idf=True, sublinear_tf=False):
        super().__init__(input=input, encoding=encoding, decode_error=decode_error, strip_accents=strip_accents, lowercase=lowercase,
                         preprocessor=preprocessor, tokenizer=tokenizer, analyzer=analyzer, stop_words=stop_words,
                         token_pattern=token_pattern, ngram_range=ngram_range, max_df=max_df, min_df=min_df,
                         max_features=max_features, vocabulary=vocabulary, binary=binary, dtype=dtype)
        self.norm = norm
        self.use_idf = use_idf
        self.smooth_idf = smooth_idf
        self.sublinear_tf = sublinear_tf

    def _weights(self):
        return TfidfTransformer(norm=self.norm, use_idf=self.use_idf, smooth_idf=self.smooth_idf, sublinear_tf=self.sublinear_tf)

    @property
    def idf_(self):
        """How rare each term is."""
        if not hasattr(self, "_tfidf"):
            raise NotFittedError(
                f"{type(self).__name__} is not fitted yet. Call 'fit' with appropriate arguments before using this attribute."
            )
        return self._tfidf.idf_

    @idf_.setter
    def idf_(self, value):
        if not self.use_idf:
            raise ValueError("`idf_` cannot be set when `user_idf=False`.")
        if not hasattr(self, "_tfidf"):
            self._tfidf = self._weights()
        self._take_vocabulary()
        if hasattr(self, "vocabulary_") and len(self.vocabulary_) != len(value):
            raise ValueError(f"idf length = {len(value)} must be equal to vocabulary size = {len(self.vocabulary)}")
        self._tfidf.idf_ = value

    def fit(self, raw_documents, y=None):
        """Learn the terms and how rare they are."""
        self._check_parameters()
        # The original warns here and once more where it counts.
        self._warn_of_unused()
        self._fit_counts(raw_documents)
        return self

    def _fit_counts(self, raw_documents):
        if self.dtype not in _FLOATS:
            warnings.warn(f"Only {_FLOATS} 'dtype' should be used. {self.dtype} 'dtype' will be converted to np.float64.", UserWarning,
                          stacklevel=3)
        self._tfidf = self._weights()
        X = CountVectorizer.fit_transform(self, raw_documents)
        self._tfidf.fit(X)
        return X

    def fit_transform(self, raw_documents, y=None):
        """Learn the terms and give their weights."""
        X = self._fit_counts(raw_documents)
        return self._tfidf.transform(X, copy=False)

    def transform(self, raw_documents):
        """Weights of the terms known."""
        check_fitted(self, msg="The TF-IDF vectorizer is not fitted")
        X = CountVectorizer.transform(self, raw_documents)
        return self._tfidf.transform(X, copy=False)

    def __sklearn_is_fitted__(self):
        return hasattr(self, "_tfidf")
