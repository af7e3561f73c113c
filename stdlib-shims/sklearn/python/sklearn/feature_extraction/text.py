"""Texts as counts of their terms."""

import _rooms

_WHERE = _rooms.table(
    _counting="CountVectorizer",
    _analysis="strip_accents_ascii strip_accents_unicode strip_tags",
    _tfidf="TfidfTransformer TfidfVectorizer",
    _hashing="HashingVectorizer",
    _stop_words="ENGLISH_STOP_WORDS",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE, home="sklearn.feature_extraction")
