"""`murmurhash3_32`: hashes of texts and numbers."""

import numpy as np


def murmurhash3_32(key, seed=0, positive=False):
    """The 32-bit hash of a text, of bytes, of a number, or of each number of an array."""
    from _sklearn_terms import murmur3
    if isinstance(key, np.ndarray):
        if key.dtype != np.int32:
            raise TypeError("key.dtype should be int32, got {}")
        kind = np.uint32 if positive else np.int32
        return np.array([murmurhash3_32(int(item), seed, positive) for item in key.ravel().tolist()], dtype=kind).reshape(key.shape)
    if isinstance(key, bool) or not isinstance(key, (bytes, str, int, np.integer)):
        raise TypeError(f"key {key!r} with type {type(key)} is not supported. Explicit conversion to bytes is required")
    if isinstance(key, str):
        key = key.encode("utf-8")
    elif not isinstance(key, bytes):
        key = int(key).to_bytes(4, "little", signed=True)
    found = murmur3(key, seed)
    return found if positive or found < 2 ** 31 else found - 2 ** 32
