"""Files: reading and writing delimited text, JSON, Parquet, workbooks and pickles."""

from pandas.core.files.reading import (
    HDFStore,
    json_normalize,
    read_clipboard,
    read_csv,
    read_excel,
    read_feather,
    read_fwf,
    read_gbq,
    read_hdf,
    read_html,
    read_json,
    read_orc,
    read_parquet,
    read_pickle,
    read_sas,
    read_spss,
    read_sql,
    read_sql_query,
    read_sql_table,
    read_stata,
    read_table,
    read_xml,
    to_pickle,
)
from pandas.core.loading.first_use import load


def __getattr__(name):
    if name in ("ExcelFile", "ExcelWriter"):
        return getattr(load("pandas.core.files.excel"), name)
    raise AttributeError(f"module 'pandas.core.files' has no attribute '{name}'")
