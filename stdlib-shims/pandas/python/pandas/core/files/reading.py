"""The functions that read files: signatures here, the work in the module of each format."""

import io

from pandas.core.arguments.options import no_default, unsupported
from pandas.core.files.csv_options import UNIT_SEPARATOR
from pandas.core.files.json_flat import normalize
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
csv_read = on_first_use("pandas.core.files.csv_read")
excel = on_first_use("pandas.core.files.excel")
fixed_width = on_first_use("pandas.core.files.fixed_width")
json_read = on_first_use("pandas.core.files.json_read")
parquet = on_first_use("pandas.core.files.parquet")
pickling = on_first_use("pandas.core.files.pickling")


def read_csv(filepath_or_buffer, *, sep=no_default, delimiter=None, header="infer", names=no_default, index_col=None,
             usecols=None, dtype=None, engine=None, converters=None, true_values=None, false_values=None,
             skipinitialspace=False, skiprows=None, skipfooter=0, nrows=None, na_values=None, keep_default_na=True,
             na_filter=True, verbose=no_default, skip_blank_lines=True, parse_dates=None,
             infer_datetime_format=no_default, keep_date_col=no_default, date_parser=no_default, date_format=None,
             dayfirst=False, cache_dates=True, iterator=False, chunksize=None, compression="infer", thousands=None,
             decimal=".", lineterminator=None, quotechar='"', quoting=0, doublequote=True, escapechar=None,
             comment=None, encoding=None, encoding_errors="strict", dialect=None, on_bad_lines="error",
             delim_whitespace=no_default, low_memory=True, memory_map=False, float_precision=None,
             storage_options=None, dtype_backend=no_default):
    """A frame from delimited text: a path, an open file or a buffer.

    >>> import io
    >>> pd.read_csv(io.StringIO("a,b\\n1,2\\n")).shape
    (1, 2)
    """
    given = dict(locals())
    source = given.pop("filepath_or_buffer")
    return csv_read.read(source, given)


def read_table(filepath_or_buffer, *, sep="\t", **kwargs):
    """A frame from text delimited by tabs."""
    if kwargs.get("delimiter") is not None:
        return read_csv(filepath_or_buffer, **kwargs)
    return read_csv(filepath_or_buffer, sep=sep, **kwargs)


def read_fwf(filepath_or_buffer, *, colspecs="infer", widths=None, infer_nrows=100, dtype_backend=no_default, **kwds):
    """A frame from text with columns of fixed width."""
    text = fixed_width.as_delimited(
        filepath_or_buffer, colspecs, widths, infer_nrows, kwds.pop("delimiter", None), kwds.pop("skiprows", None),
        kwds.pop("encoding", None), kwds.pop("compression", "infer"),
    )
    return read_csv(io.StringIO(text), sep=UNIT_SEPARATOR, dtype_backend=dtype_backend, **kwds)


def read_json(path_or_buf, *, orient=None, typ="frame", dtype=None, convert_axes=None, convert_dates=True,
              keep_default_dates=True, precise_float=False, date_unit=None, encoding=None, encoding_errors="strict",
              lines=False, chunksize=None, compression="infer", nrows=None, storage_options=None,
              dtype_backend=no_default, engine="ujson"):
    """A frame or series from JSON."""
    given = dict(locals())
    source = given.pop("path_or_buf")
    if dtype_backend is not no_default:
        raise unsupported("read_json(dtype_backend=...)")
    return json_read.read(source, given)


def json_normalize(data, record_path=None, meta=None, meta_prefix=None, record_prefix=None, errors="raise", sep=".",
                   max_level=None):
    """A flat frame from nested records.

    >>> pd.json_normalize([{"a": {"b": 1}}]).columns.tolist()
    ['a.b']
    """
    return normalize(data, record_path, meta, meta_prefix, record_prefix, errors, sep, max_level)


def read_parquet(path, engine="auto", columns=None, storage_options=None, use_nullable_dtypes=no_default,
                 dtype_backend=no_default, filesystem=None, filters=None, **kwargs):
    """A frame from a Parquet file."""
    backend = None if dtype_backend is no_default else dtype_backend
    return parquet.read_parquet(path, columns, filters, backend)


def read_excel(io, sheet_name=0, *, header=0, names=None, index_col=None, usecols=None, dtype=None, engine=None,
               converters=None, true_values=None, false_values=None, skiprows=None, nrows=None, na_values=None,
               keep_default_na=True, na_filter=True, verbose=False, parse_dates=False, date_parser=no_default,
               date_format=None, thousands=None, decimal=".", comment=None, skipfooter=0, storage_options=None,
               dtype_backend=no_default, engine_kwargs=None):
    """A frame from a sheet of a workbook, or a dict of frames from several."""
    for name, value, default in (
        ("true_values", true_values, None), ("false_values", false_values, None), ("thousands", thousands, None),
        ("comment", comment, None), ("decimal", decimal, "."), ("date_parser", date_parser, no_default),
        ("dtype_backend", dtype_backend, no_default), ("na_filter", na_filter, True),
    ):  # fmt: skip
        if value is not default and value != default:
            raise unsupported(f"read_excel({name}=...)")
    return excel.read_sheets(
        io, sheet_name, header, names, index_col, usecols, dtype, converters, skiprows, nrows, na_values,
        keep_default_na, parse_dates, date_format, skipfooter,
    )


def read_pickle(filepath_or_buffer, compression="infer", storage_options=None):
    """The data that `to_pickle` or `pickle` wrote."""
    return pickling.read_pickle(filepath_or_buffer, compression)


def to_pickle(obj, filepath_or_buffer, compression="infer", protocol=5, storage_options=None):
    """Writes data for `read_pickle`."""
    pickling.write_pickle(obj, filepath_or_buffer, compression)


def _absent(name, hint=None):
    def read(*args, **kwargs):
        raise unsupported(name if hint is None else f"{name}: {hint}")

    read.__name__ = read.__qualname__ = name
    read.__doc__ = "Not offered."
    return read


_SQL_HINT = "use load_sql of orchestrator.mcp.data"
read_sql = _absent("read_sql", _SQL_HINT)
read_sql_query = _absent("read_sql_query", _SQL_HINT)
read_sql_table = _absent("read_sql_table", _SQL_HINT)
read_html = _absent("read_html")
read_xml = _absent("read_xml")
read_clipboard = _absent("read_clipboard")
read_feather = _absent("read_feather")
read_orc = _absent("read_orc")
read_hdf = _absent("read_hdf")
read_sas = _absent("read_sas")
read_spss = _absent("read_spss")
read_stata = _absent("read_stata")
read_gbq = _absent("read_gbq")
HDFStore = _absent("HDFStore")
