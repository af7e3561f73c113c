"""A digest of data: equal for equal data. The digits are not those of the original, which hashes another pickle."""

import hashlib
import pickle


def hash(obj, hash_name="md5", coerce_mmap=False):
    """The digest of the pickle of `obj`."""
    if hash_name not in ("md5", "sha1"):
        raise ValueError(f"Valid options for 'hash_name' are ('md5', 'sha1'). Got hash_name={hash_name!r} instead.")
    return getattr(hashlib, hash_name)(pickle.dumps(_ordered(obj), 4)).hexdigest()


def _ordered(value):
    kind = type(value)
    if kind is dict:
        return "dict", sorted(((repr(key), _ordered(item)) for key, item in value.items()), key=lambda pair: pair[0])
    if kind in (set, frozenset):
        return kind.__name__, sorted(map(repr, value))
    if kind in (list, tuple):
        return kind.__name__, [_ordered(item) for item in value]
    return value
