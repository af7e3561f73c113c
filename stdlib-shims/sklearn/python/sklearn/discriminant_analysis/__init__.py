"""Classes by normal distributions with a common covariance, or one for each class."""

import _rooms

_WHERE = _rooms.table(_linear="LinearDiscriminantAnalysis", _quadratic="QuadraticDiscriminantAnalysis")
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
