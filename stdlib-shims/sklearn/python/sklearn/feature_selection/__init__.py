"""Columns that matter, chosen by scores, models or trials."""

import _rooms

_WHERE = _rooms.table(
    _scores="chi2 f_classif f_oneway f_regression r_regression",
    _information="mutual_info_classif mutual_info_regression",
    _univariate="GenericUnivariateSelect SelectFdr SelectFpr SelectFwe SelectKBest SelectPercentile",
    _base="SelectorMixin",
    _variance="VarianceThreshold",
    _model="SelectFromModel",
    _recursive="RFE RFECV",
    _sequential="SequentialFeatureSelector",
)
__all__ = sorted(name for name in _WHERE if name != "f_oneway")
__getattr__ = _rooms.doors(__name__, _WHERE)
