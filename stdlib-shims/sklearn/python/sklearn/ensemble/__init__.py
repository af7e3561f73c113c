"""Ensembles: many estimators that answer as one."""

from sklearn._rooms import doors, table

_WHERE = table(
    _forests="RandomForestClassifier RandomForestRegressor ExtraTreesClassifier ExtraTreesRegressor",
    _embedding="RandomTreesEmbedding",
    _bagging="BaggingClassifier BaggingRegressor",
    _adaboost="AdaBoostClassifier AdaBoostRegressor",
    _gradient_boosting="GradientBoostingClassifier GradientBoostingRegressor",
    _hist_boosting="HistGradientBoostingClassifier HistGradientBoostingRegressor",
    _voting="VotingClassifier VotingRegressor",
    _stacking="StackingClassifier StackingRegressor",
    _isolation="IsolationForest",
    _base="BaseEnsemble",
)
__all__ = sorted(_WHERE)
__getattr__ = doors("sklearn.ensemble", _WHERE)
