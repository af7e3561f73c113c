"""Labels that spread to rows without one."""

from sklearn._rooms import doors

__all__ = []
__getattr__ = doors("sklearn.semi_supervised", {})
