"""Classes by independent columns."""

import _rooms

_WHERE = _rooms.table(_gaussian="GaussianNB", _counts="MultinomialNB ComplementNB BernoulliNB", _categories="CategoricalNB")
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
