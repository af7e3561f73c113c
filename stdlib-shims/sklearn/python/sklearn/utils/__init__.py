"""Tools shared by estimators and scripts: random states, resampling, checks of data."""

import _rooms
from sklearn._data import check_array, check_consistent_length, check_X_y, column_or_1d
from sklearn.exceptions import DataConversionWarning

__all__ = [
    "Bunch", "DataConversionWarning", "as_float_array", "assert_all_finite", "check_X_y", "check_array", "check_consistent_length",
    "check_random_state", "check_scalar", "check_symmetric", "column_or_1d", "compute_class_weight", "compute_sample_weight",
    "deprecated", "gen_batches", "gen_even_slices", "indexable", "murmurhash3_32", "resample", "safe_mask", "safe_sqr", "shuffle",
]

__getattr__ = _rooms.doors(__name__, _rooms.table(
    _random="check_random_state resample shuffle",
    _bunch="Bunch",
    _pieces="as_float_array assert_all_finite check_scalar check_symmetric gen_batches gen_even_slices indexable safe_mask safe_sqr",
    _hash="murmurhash3_32",
    _deprecation="deprecated",
    class_weight="compute_class_weight compute_sample_weight",
), "metadata_routing")
