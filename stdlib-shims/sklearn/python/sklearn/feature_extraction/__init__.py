"""Features made of texts, dictionaries and hashes."""

import _rooms

_WHERE = _rooms.table(_dictionaries="DictVectorizer", _hashing="FeatureHasher", image="grid_to_graph img_to_graph")
__all__ = sorted((*_WHERE, "text", "image"))
__getattr__ = _rooms.doors(__name__, _WHERE, modules="text image")
