"""Methods that exist only sometimes."""

from sklearn.utils._named import available_if

__all__ = ["available_if"]
