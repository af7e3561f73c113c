"""pandas: labelled columns and tables over native columns.

Only what every program needs is read at import; the other names are read when they are first asked for.
"""

from pandas.core.index import Index, MultiIndex, RangeIndex
from pandas.core.series import Series
from pandas.core.frame import DataFrame
from pandas.core.loading.first_use import load as _load
from pandas.core.missing.markers import NA, NaT
from pandas.core.time.native import Period, Timedelta, Timestamp
from pandas.core.missing.questions import isna, isnull, notna, notnull
from pandas.core.values.distinct import factorize, unique, value_counts

__version__ = "2.3.3"

# Public name -> module that has it.
_ELSEWHERE = {
    "DatetimeIndex": "core.index.datetime", "TimedeltaIndex": "core.index.timedelta",
    "PeriodIndex": "core.index.period", "CategoricalIndex": "core.index.category",
    "IntervalIndex": "core.index.interval", "Interval": "core.time.interval",
    "Categorical": "core.category.categorical", "array": "core.values.arrays",
    **dict.fromkeys(
        ("CategoricalDtype", "DatetimeTZDtype", "PeriodDtype", "IntervalDtype", "StringDtype", "BooleanDtype", "Int8Dtype",
         "Int16Dtype", "Int32Dtype", "Int64Dtype", "UInt8Dtype", "UInt16Dtype", "UInt32Dtype", "UInt64Dtype", "Float32Dtype",
         "Float64Dtype", "SparseDtype"),
        "core.dtypes.extension",
    ),
    "to_datetime": "core.time.to_datetime", "to_timedelta": "core.time.to_timedelta",
    "to_numeric": "core.dtypes.conversion", "date_range": "core.time.ranges", "bdate_range": "core.time.ranges",
    "timedelta_range": "core.time.ranges", "period_range": "core.time.ranges", "interval_range": "core.time.ranges",
    "infer_freq": "core.time.infer", "DateOffset": "tseries.offsets", "offsets": "core.time.namespace",
    "concat": "core.combine.concat", "merge": "core.combine.merge", "merge_asof": "core.combine.asof",
    "merge_ordered": "core.combine.asof",
    "cut": "core.reshape.binning", "qcut": "core.reshape.binning", "crosstab": "core.reshape.crosstab",
    "pivot": "core.reshape.pivoting", "pivot_table": "core.reshape.pivoting", "melt": "core.reshape.melting",
    "wide_to_long": "core.reshape.melting", "lreshape": "core.reshape.melting",
    "get_dummies": "core.reshape.dummies", "from_dummies": "core.reshape.dummies",
    "Grouper": "core.grouping.grouper", "NamedAgg": "core.grouping.aggregate",
    "IndexSlice": "core.indexing.index_slice", "eval": "core.expressions.toplevel",
    "set_option": "core.printing.options", "get_option": "core.printing.options",
    "reset_option": "core.printing.options", "describe_option": "core.printing.options",
    "option_context": "core.printing.options", "options": "core.printing.options",
    "set_eng_float_format": "core.printing.options", "Flags": "core.series_and_frame.basics",
}  # fmt: skip

_READERS = (
    "read_csv", "read_table", "read_fwf", "read_json", "read_parquet", "read_excel", "read_html", "read_xml",
    "read_pickle", "read_sql", "read_sql_query", "read_sql_table", "read_clipboard", "read_feather", "read_orc",
    "read_hdf", "read_sas", "read_spss", "read_stata", "read_gbq", "json_normalize", "to_pickle", "ExcelFile",
    "ExcelWriter", "HDFStore",
)  # fmt: skip

_MODULES = ("api", "errors", "testing", "tseries", "io", "core", "plotting")


def __getattr__(name):
    module = _ELSEWHERE.get(name)
    if module is not None:
        found = getattr(_load("pandas." + module), name)
    elif name in _READERS:
        found = getattr(_load("pandas.core.files"), name)
    elif name in _MODULES:
        found = _load("pandas." + name)
    else:
        raise AttributeError(f"module 'pandas' has no attribute '{name}'")
    globals()[name] = found
    return found


def __dir__():
    own = [name for name in globals() if name[:1] != "_" or name in ("__all__", "__doc__", "__name__", "__version__")]
    return sorted({*own, *_ELSEWHERE, *_READERS, *_MODULES})


def show_versions(as_json=False):
    """Prints the version."""
    print("pandas : " + __version__)


__all__ = [
    "DataFrame", "Series", "Index", "MultiIndex", "RangeIndex", "NA", "NaT", "Timestamp", "Timedelta", "Period",
    "isna", "isnull", "notna", "notnull", "unique", "factorize", "value_counts",
] + list(_ELSEWHERE)  # fmt: skip
