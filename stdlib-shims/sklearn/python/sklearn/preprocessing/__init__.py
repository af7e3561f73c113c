"""Scaling, encoding and making features."""

import _rooms

_WHERE = _rooms.table(
    _scalers="StandardScaler MinMaxScaler MaxAbsScaler RobustScaler",
    _rows="Normalizer Binarizer normalize binarize add_dummy_feature scale minmax_scale maxabs_scale robust_scale",
    _labels="LabelEncoder LabelBinarizer MultiLabelBinarizer label_binarize",
    _encoders="OneHotEncoder OrdinalEncoder",
    _polynomial="PolynomialFeatures",
    _function="FunctionTransformer",
    _centering="KernelCenterer",
    _bins="KBinsDiscretizer",
    _quantiles="QuantileTransformer quantile_transform",
    _powers="PowerTransformer power_transform",
    _splines="SplineTransformer",
    _targets="TargetEncoder",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
