"""Ensembles: many estimators that answer as one."""

import _rooms

_WHERE = _rooms.table(
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
__getattr__ = _rooms.doors(__name__, _WHERE)
