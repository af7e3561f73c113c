"""`CountVectorizer`: a column for each term, a row of counts for each text."""

import numbers
import warnings
from collections.abc import Mapping

import numpy as np

from sklearn._rules import BOOL, float_in, int_from
from sklearn.base import BaseEstimator
from sklearn.exceptions import NotFittedError
from sklearn.feature_extraction._analysis import DEFAULT_PATTERN, RULES, TextAnalysis

_SHARE = (float_in("0.0", "1.0", "[]"), int_from(1))


def _csr(counts, columns, starts, shape, dtype):
    from scipy.sparse import csr_matrix
    return csr_matrix((counts.astype(dtype), columns.astype(np.int32), starts.astype(np.int32)), shape=shape)


class CountVectorizer(TextAnalysis, BaseEstimator):
    """Counts of the terms of texts, as a sparse matrix."""

    _rules = {**RULES, "max_df": _SHARE, "min_df": _SHARE, "max_features": (int_from(1), "None"), "binary": BOOL}

    def __init__(self, *, input="content", encoding="utf-8", decode_error="strict", strip_accents=None, lowercase=True,
                 preprocessor=None, tokenizer=None, stop_words=None, token_pattern=DEFAULT_PATTERN, ngram_range=(1, 1),
                 analyzer="word", max_df=1.0, min_df=1, max_features=None, vocabulary=None, binary=False, dtype=np.int64):
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
        self.max_df = max_df
        self.min_df = min_df
        self.max_features = max_features
        self.ngram_range = ngram_range
        self.vocabulary = vocabulary
        self.binary = binary
        self.dtype = dtype

    def fit(self, raw_documents, y=None):
        """Learn the terms."""
        self.fit_transform(raw_documents)
        return self

    def fit_transform(self, raw_documents, y=None):
        """Learn the terms and count them."""
        self._check_texts(raw_documents)
        self._check_parameters()
        self._check_lengths()
        self._warn_of_unused()
        self._take_vocabulary()
        if self.fixed_vocabulary_ and self.lowercase and any(any(map(str.isupper, term)) for term in self.vocabulary):
            warnings.warn("Upper case characters found in vocabulary while 'lowercase' is True. These entries will not be matched with "
                          "any documents", stacklevel=2)
        terms, columns, X = self._count(raw_documents, self.vocabulary_ if self.fixed_vocabulary_ else None)
        if self.binary:
            X.data.fill(1)
        if self.fixed_vocabulary_:
            return X
        most = self.max_df if isinstance(self.max_df, numbers.Integral) else self.max_df * X.shape[0]
        least = self.min_df if isinstance(self.min_df, numbers.Integral) else self.min_df * X.shape[0]
        if most < least:
            raise ValueError("max_df corresponds to < documents than min_df")
        kept = self._kept_columns(X, columns, most, least)
        if kept.all():
            numbers_of = columns.tolist() if self.max_features is None else list(columns)
            self.vocabulary_ = dict(zip(terms, numbers_of))
            return X
        if not kept.any():
            raise ValueError("After pruning, no terms remain. Try a lower min_df or a higher max_df.")
        renumbered = np.cumsum(kept) - 1
        # With max_features the original leaves numpy's integers in the dictionary.
        give = (lambda column: renumbered[column]) if self.max_features is not None else (lambda column: int(renumbered[column]))
        self.vocabulary_ = {term: give(column) for term, column in zip(terms, columns.tolist()) if kept[column]}
        return X[:, np.flatnonzero(kept)]

    def _kept_columns(self, X, columns, most, least):
        found = np.bincount(X.indices, minlength=X.shape[1])
        kept = (found <= most) & (found >= least)
        if self.max_features is not None and kept.sum() > self.max_features:
            totals = np.bincount(X.indices, weights=X.data, minlength=X.shape[1])
            chosen = (-totals[kept]).argsort()[:self.max_features]
            inside = np.flatnonzero(kept)[chosen]
            kept = np.zeros(len(kept), dtype=bool)
            kept[inside] = True
        return kept

    def _count(self, documents, vocabulary):
        """(terms in the order found, column of each, counts)."""
        documents, unit, lengths, stop = self._cut(documents)
        if any(not isinstance(term, str) for doc in documents if isinstance(doc, list) for term in doc) or (
                vocabulary is not None and any(not isinstance(term, str) for term in vocabulary)):
            return self._count_objects(documents, unit, stop, vocabulary)
        from _sklearn_terms import count
        known = None if vocabulary is None else sorted(vocabulary, key=vocabulary.get)
        terms, columns, counts, places, starts = count(documents, unit, lengths, stop, known)
        if vocabulary is not None:
            return terms, columns, _csr(counts, places, starts, (len(documents), len(vocabulary)), self.dtype)
        width = len(terms)
        if not terms:
            raise ValueError("empty vocabulary; perhaps the documents only contain stop words")
        # Rows keep their terms in the order in which the texts first used them, as printed matrices of the original show.
        came = np.empty(width, dtype=np.int64)
        came[columns] = np.arange(width)
        order = np.lexsort((came[places], np.repeat(np.arange(len(documents)), np.diff(starts))))
        counts, places = counts[order], places[order]
        return terms, columns, _csr(counts, places, starts, (len(documents), width), self.dtype)

    def _count_objects(self, documents, unit, stop, vocabulary):
        """The same for terms that are not texts."""
        known = {} if vocabulary is None else vocabulary
        rows = []
        for doc in documents:
            row = {}
            for term in doc if unit == "given" else self._word_ngrams(doc, stop):
                if vocabulary is None:
                    known.setdefault(term, len(known))
                if term in known:
                    row[known[term]] = row.get(known[term], 0) + 1
            rows.append(row)
        if not known:
            raise ValueError("empty vocabulary; perhaps the documents only contain stop words")
        columns = np.arange(len(known))
        if vocabulary is None:
            for column, term in enumerate(sorted(known)):
                columns[known[term]] = column
            rows = [{columns[place]: count for place, count in row.items()} for row in rows]
        places = [column for row in rows for column in sorted(row)]
        counts = np.array([row[column] for row in rows for column in sorted(row)], dtype=np.int64)
        starts = np.cumsum([0] + [len(row) for row in rows])
        return list(known), columns, _csr(counts, np.array(places, dtype=np.int64), starts, (len(rows), len(known)), self.dtype)

    def _take_vocabulary(self):
        given = self.vocabulary
        self.fixed_vocabulary_ = given is not None
        if given is None:
            return
        if isinstance(given, (set, frozenset)):
            given = sorted(given)
        if isinstance(given, Mapping):
            places = set(given.values())
            if len(places) != len(given):
                raise ValueError("Vocabulary contains repeated indices.")
            for place in range(len(given)):
                if place not in places:
                    raise ValueError(f"Vocabulary of size {len(given)} doesn't contain index {place}.")
        else:
            terms = {}
            for place, term in enumerate(given):
                if terms.setdefault(term, place) != place:
                    raise ValueError(f"Duplicate term in vocabulary: {term!r}")
            given = terms
        if not given:
            raise ValueError("empty vocabulary passed to fit")
        self.vocabulary_ = dict(given)

    def _check_vocabulary(self):
        if not hasattr(self, "vocabulary_"):
            self._take_vocabulary()
            if not self.fixed_vocabulary_:
                raise NotFittedError("Vocabulary not fitted or provided")
        if len(self.vocabulary_) == 0:
            raise ValueError("Vocabulary is empty")

    def transform(self, raw_documents):
        """Counts of the terms known."""
        self._check_texts(raw_documents)
        self._check_vocabulary()
        X = self._count(raw_documents, self.vocabulary_)[2]
        if self.binary:
            X.data.fill(1)
        return X

    def inverse_transform(self, X):
        """The terms of each row."""
        self._check_vocabulary()
        terms = np.array(sorted(self.vocabulary_, key=self.vocabulary_.get))
        if hasattr(X, "tocsr"):
            X = X.tocsr()
            parts = [slice(start, end) for start, end in zip(X.indptr[:-1].tolist(), X.indptr[1:].tolist())]
            return [terms[X.indices[part][X.data[part] != 0]] for part in parts]
        from sklearn._data import check_array
        return [terms[np.flatnonzero(row)] for row in check_array(X)]

    def get_feature_names_out(self, input_features=None):
        """The terms in order of their columns."""
        self._check_vocabulary()
        return np.asarray(sorted(self.vocabulary_, key=self.vocabulary_.get), dtype=object)
