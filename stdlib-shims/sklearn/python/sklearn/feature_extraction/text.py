"""Texts as counts of their terms."""

from sklearn._rooms import doors, table

_WHERE = table(
    _counting="CountVectorizer",
    _analysis="strip_accents_ascii strip_accents_unicode strip_tags",
    _tfidf="TfidfTransformer TfidfVectorizer",
    _hashing="HashingVectorizer",
    _stop_words="ENGLISH_STOP_WORDS",
)
__all__ = sorted(_WHERE)
_open = doors("sklearn.feature_extraction", _WHERE)


def __getattr__(name):
    if name not in _WHERE:
        raise AttributeError(f"module 'sklearn.feature_extraction.text' has no attribute {name!r}")
    return _open(name)
