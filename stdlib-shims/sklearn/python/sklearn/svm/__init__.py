"""Support vector machines."""

from sklearn._rooms import doors, table

_WHERE = table(_machines="NuSVC NuSVR OneClassSVM SVC SVR", _lines="LinearSVC LinearSVR l1_min_c")
__all__ = sorted(_WHERE)
__getattr__ = doors("sklearn.svm", _WHERE)
