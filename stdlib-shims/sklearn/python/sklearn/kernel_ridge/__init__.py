"""Ridge regression with a kernel."""

from sklearn._rooms import doors, table

_WHERE = table(_ridge="KernelRidge")
__all__ = sorted(_WHERE)
__getattr__ = doors("sklearn.kernel_ridge", _WHERE)
