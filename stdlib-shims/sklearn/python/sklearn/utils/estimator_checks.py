"""The test suite for estimators, which is not here."""

from sklearn._rooms import doors

__all__ = []
__getattr__ = doors("sklearn.utils.estimator_checks", {}, ("check_estimator", "estimator_checks_generator", "parametrize_with_checks"))
