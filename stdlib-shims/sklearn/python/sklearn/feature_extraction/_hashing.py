"""Features by the hash of their names: no vocabulary, a fixed number of columns."""

import numpy as np

from sklearn._rules import BOOL, int_from, one_of
from sklearn.base import BaseEstimator, TransformerMixin
from sklearn.feature_extraction._analysis import DEFAULT_PATTERN, RULES, TextAnalysis

_MOST = 2 ** 31 - 1


def _csr(values, columns, starts, width, dtype):
    from scipy.sparse import csr_matrix
    parts = (values.astype(dtype), columns.astype(np.int32), starts.astype(np.int32))
    return csr_matrix(parts, shape=(len(starts) - 1, width))


class FeatureHasher(TransformerMixin, BaseEstimator):
    """Rows of named values; each name counts in the column of its hash."""

    _rules = {"n_features": int_from(1, _MOST, "[]"), "input_type": one_of("dict", "pair", "string"), "alternate_sign": BOOL}

    def __init__(self, n_features=2 ** 20, *, input_type="dict", dtype=np.float64, alternate_sign=True):
        self.dtype = dtype
        self.input_type = input_type
        self.n_features = n_features
        self.alternate_sign = alternate_sign

    def fit(self, X=None, y=None):
        """Check the parameters; nothing is learned."""
        self._check_parameters()
        return self

    def _pairs(self, row):
        if self.input_type == "string":
            return [(name, 1) for name in row]
        return list(row.items() if self.input_type == "dict" else row)

    def transform(self, raw_X):
        """Sums of the values by the hash of their names."""
        from _sklearn_terms import hashed_values
        names, values = [], []
        for place, row in enumerate(raw_X):
            if place == 0 and self.input_type == "string" and isinstance(row, str):
                raise ValueError("Samples can not be a single string. The input must be an iterable over iterables of strings.")
            keys, numbers = [], []
            for name, value in self._pairs(row):
                if isinstance(value, str):
                    name, value = f"{name}={value}", 1
                if isinstance(name, bytes):
                    name = name.decode("utf-8")
                elif not isinstance(name, str):
                    raise TypeError("feature names must be strings")
                if value != 0:
                    keys.append(name)
                    numbers.append(float(value))
            names.append(keys)
            values.append(numbers)
        if not names:
            raise ValueError("Cannot vectorize empty sequence.")
        return _csr(*hashed_values(names, values, int(self.n_features), bool(self.alternate_sign)), self.n_features, self.dtype)


class HashingVectorizer(TransformerMixin, TextAnalysis, BaseEstimator, auto_wrap_output_keys=None):
    """Counts of the terms of texts, each term in the column of its hash."""

    _rules = {**RULES, "n_features": int_from(1, _MOST), "binary": BOOL, "norm": (one_of("l1", "l2"), "None"), "alternate_sign": BOOL}

    def __init__(self, *, input="content", encoding="utf-8", decode_error="strict", strip_accents=None, lowercase=True,
                 preprocessor=None, tokenizer=None, stop_words=None, token_pattern=DEFAULT_PATTERN, ngram_range=(1, 1),
                 analyzer="word", n_features=2 ** 20, binary=False, norm="l2", alternate_sign=True, dtype=np.float64):
        self.input = input
        self.encoding = encoding
        self.decode_error = decode_error
        self.strip_accents = strip_accents
        self.preprocessor = preprocessor
        self.tokenizer = tokenizer
        self.analyzer = analyzer
        self.lowercase = lowercase
        self.token_pattern = token_pattern
        self.stop_words = stop_words
        self.n_features = n_features
        self.ngram_range = ngram_range
        self.binary = binary
        self.norm = norm
        self.alternate_sign = alternate_sign
        self.dtype = dtype

    def partial_fit(self, X, y=None):
        """Check the parameters; nothing is learned."""
        self._check_parameters()
        return self

    def fit(self, X, y=None):
        """Check the parameters; nothing is learned."""
        self._check_parameters()
        self._check_texts(X)
        self._warn_of_unused()
        self._check_lengths()
        return self

    def transform(self, X):
        """Counts of the terms by their hashes, rows scaled to length one."""
        from _sklearn_terms import hashed
        from sklearn.preprocessing import normalize
        self._check_texts(X)
        self._check_lengths()
        documents, unit, lengths, stop = self._cut(X)
        if not documents:
            raise ValueError("Cannot vectorize empty sequence.")
        made = _csr(*hashed(documents, unit, lengths, stop, int(self.n_features), bool(self.alternate_sign)), self.n_features, self.dtype)
        if self.binary:
            made.data.fill(1)
        return made if self.norm is None else normalize(made, norm=self.norm)

    def fit_transform(self, X, y=None):
        """Check the parameters and transform."""
        return self.fit(X, y).transform(X)
