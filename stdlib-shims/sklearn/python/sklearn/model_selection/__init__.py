"""Splits, cross-validation and searches for parameters."""

import _rooms

_WHERE = _rooms.table(
    _folds="KFold StratifiedKFold GroupKFold LeaveOneOut LeavePOut LeaveOneGroupOut TimeSeriesSplit RepeatedKFold "
           "RepeatedStratifiedKFold PredefinedSplit BaseCrossValidator check_cv",
    _group_folds="LeavePGroupsOut StratifiedGroupKFold",
    _shuffles="ShuffleSplit StratifiedShuffleSplit GroupShuffleSplit BaseShuffleSplit train_test_split",
    _parameters="ParameterGrid ParameterSampler",
    _validation="cross_val_predict cross_val_score cross_validate learning_curve validation_curve permutation_test_score",
    _search="GridSearchCV RandomizedSearchCV",
    _thresholds="FixedThresholdClassifier TunedThresholdClassifierCV",
    _halving="HalvingGridSearchCV HalvingRandomSearchCV",
    _curve_displays="LearningCurveDisplay ValidationCurveDisplay",
)
_HALVING = ("HalvingGridSearchCV", "HalvingRandomSearchCV")
__all__ = sorted(name for name in _WHERE if name not in _HALVING)
_open = _rooms.doors(__name__, _WHERE)


def __getattr__(name):
    if name in _HALVING:
        from sklearn.experimental import enabled
        if "halving_search_cv" not in enabled:
            raise ImportError(
                f"{name} is experimental and the API might change without any deprecation cycle. To use it, you need to explicitly import "
                "enable_halving_search_cv:\nfrom sklearn.experimental import enable_halving_search_cv")
    return _open(name)
