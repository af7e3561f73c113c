"""The test suite for estimators, which is not here."""

import _rooms

__all__ = []
__getattr__ = _rooms.doors(__name__, absent="check_estimator estimator_checks_generator parametrize_with_checks")
