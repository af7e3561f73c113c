"""Columns that matter, chosen by scores, models or trials."""

from sklearn._rooms import doors, table

_WHERE = table(
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
__getattr__ = doors("sklearn.feature_selection", _WHERE)
