# Every public name is there.
import numpy as np
import sklearn.linear_model

np.set_printoptions(precision=12)
names = (
    "ARDRegression BayesianRidge ElasticNet ElasticNetCV GammaRegressor HuberRegressor Lars LarsCV Lasso LassoCV LassoLars LassoLarsCV "
    "LassoLarsIC LinearRegression LogisticRegression LogisticRegressionCV MultiTaskElasticNet MultiTaskElasticNetCV MultiTaskLasso "
    "MultiTaskLassoCV OrthogonalMatchingPursuit OrthogonalMatchingPursuitCV PassiveAggressiveClassifier PassiveAggressiveRegressor "
    "Perceptron PoissonRegressor QuantileRegressor RANSACRegressor Ridge RidgeCV RidgeClassifier RidgeClassifierCV SGDClassifier "
    "SGDOneClassSVM SGDRegressor TheilSenRegressor TweedieRegressor enet_path lars_path lars_path_gram lasso_path orthogonal_mp "
    "orthogonal_mp_gram ridge_regression"
).split()
print([name for name in names if not hasattr(sklearn.linear_model, name)])
print(getattr(sklearn.linear_model, "Ridge")().fit([[0.0], [1.0]], [0.0, 1.0]).coef_.round(10))
