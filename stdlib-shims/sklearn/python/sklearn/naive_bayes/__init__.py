"""Classes by independent columns."""

from sklearn._rooms import doors, table

_WHERE = table(_gaussian="GaussianNB", _counts="MultinomialNB ComplementNB BernoulliNB", _categories="CategoricalNB")
__all__ = sorted(_WHERE)
__getattr__ = doors("sklearn.naive_bayes", _WHERE)
