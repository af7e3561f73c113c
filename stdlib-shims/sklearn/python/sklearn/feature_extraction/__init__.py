"""Features made of texts, dictionaries and hashes."""

from sklearn._rooms import doors, table

_WHERE = table(_dictionaries="DictVectorizer", _hashing="FeatureHasher", image="grid_to_graph img_to_graph")
_MODULES = ("text", "image")
__all__ = sorted((*_WHERE, *_MODULES))
_open = doors("sklearn.feature_extraction", _WHERE)


def __getattr__(name):
    if name in _MODULES:
        return __import__(f"sklearn.feature_extraction.{name}", None, None, [name])
    return _open(name)
