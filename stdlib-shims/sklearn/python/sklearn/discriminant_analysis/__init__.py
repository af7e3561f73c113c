"""Classes by normal distributions with a common covariance, or one for each class."""

from sklearn._rooms import doors, table

_WHERE = table(_linear="LinearDiscriminantAnalysis", _quadratic="QuadraticDiscriminantAnalysis")
__all__ = sorted(_WHERE)
__getattr__ = doors("sklearn.discriminant_analysis", _WHERE)
