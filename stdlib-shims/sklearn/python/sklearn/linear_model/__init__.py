"""Linear models."""

import _rooms

_WHERE = _rooms.table(
    _least_squares="LinearRegression",
    _ridge="Ridge RidgeClassifier ridge_regression",
    _ridge_search="RidgeCV RidgeClassifierCV",
    _elastic_net="ElasticNet Lasso MultiTaskElasticNet MultiTaskLasso",
    _paths="enet_path lasso_path",
    _path_search="ElasticNetCV LassoCV MultiTaskElasticNetCV MultiTaskLassoCV",
    _logistic="LogisticRegression",
    _logistic_search="LogisticRegressionCV",
    _stochastic_classes="PassiveAggressiveClassifier Perceptron SGDClassifier",
    _stochastic_numbers="PassiveAggressiveRegressor SGDOneClassSVM SGDRegressor",
    _generalized="GammaRegressor PoissonRegressor TweedieRegressor",
    _bayes="ARDRegression BayesianRidge",
    _huber="HuberRegressor",
    _consensus="RANSACRegressor",
    _theil_sen="TheilSenRegressor",
    _quantile="QuantileRegressor",
    _angles="lars_path lars_path_gram",
    _angle_models="Lars LarsCV LassoLars LassoLarsCV LassoLarsIC",
    _matching="OrthogonalMatchingPursuit OrthogonalMatchingPursuitCV orthogonal_mp orthogonal_mp_gram",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
