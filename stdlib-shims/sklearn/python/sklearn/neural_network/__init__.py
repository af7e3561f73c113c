"""Neural networks."""

from sklearn._rooms import doors, table

_WHERE = table(_perceptrons="MLPClassifier MLPRegressor", _boltzmann="BernoulliRBM")
__all__ = sorted(_WHERE)
__getattr__ = doors("sklearn.neural_network", _WHERE)
