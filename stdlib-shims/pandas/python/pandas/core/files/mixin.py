"""`to_csv`, `to_json`, `to_dict` and the other ways out of a Series or DataFrame."""

from pandas.core.arguments.options import no_default, unsupported


class FileMethods:
    """Mixin of Series and DataFrame."""

    def _as_written(self):
        if self.ndim == 2:
            return self
        return self.to_frame(0 if self._name is None else no_default)

    def to_csv(self, path_or_buf=None, *, sep=",", na_rep="", float_format=None, columns=None, header=True, index=True,
               index_label=None, mode="w", encoding=None, compression="infer", quoting=None, quotechar='"',
               lineterminator=None, chunksize=None, date_format=None, doublequote=True, escapechar=None, decimal=".",
               errors="strict", storage_options=None):
        """Writes delimited text to a path or file, or gives it when there is none.

        >>> pd.DataFrame({"a": [1]}).to_csv(index=False)
        'a\\n1\\n'
        """
        from pandas.core.files.csv_write import write_frame

        return write_frame(
            self._as_written(), path_or_buf, sep, na_rep, float_format, columns, header, index, index_label, mode,
            encoding, compression, quoting, quotechar, lineterminator, chunksize, date_format, doublequote, escapechar,
            decimal, errors, storage_options,
        )

    def to_json(self, path_or_buf=None, *, orient=None, date_format=None, double_precision=10, force_ascii=True,
                date_unit="ms", default_handler=None, lines=False, compression="infer", index=None, indent=None,
                storage_options=None, mode="w"):
        """Writes JSON to a path or file, or gives it when there is none."""
        from pandas.core.files.json_write import write_json

        return write_json(
            self, path_or_buf, orient, date_format, double_precision, force_ascii, date_unit, default_handler, lines,
            compression, index, indent, storage_options, mode,
        )

    def to_dict(self, *args, **kwargs):
        """The data as a dict: of columns for a frame, of values for a series."""
        from pandas.core.files import records

        return records.series_to_dict(self, *args, **kwargs) if self.ndim == 1 else records.frame_to_dict(self, *args, **kwargs)

    def to_records(self, index=True, column_dtypes=None, index_dtypes=None):
        """The rows of a frame as a structured array."""
        if self.ndim == 1:
            raise AttributeError("'Series' object has no attribute 'to_records'")
        from pandas.core.files.records import frame_to_records

        return frame_to_records(self, index, column_dtypes, index_dtypes)

    def to_parquet(self, path=None, *, engine="auto", compression="snappy", index=None, partition_cols=None,
                   storage_options=None, **kwargs):
        """Writes a Parquet file, or gives its bytes when there is no path."""
        if self.ndim == 1:
            raise AttributeError("'Series' object has no attribute 'to_parquet'")
        from pandas.core.files.parquet import write_parquet

        return write_parquet(self, path, compression, index, partition_cols)

    def to_excel(self, excel_writer, *, sheet_name="Sheet1", na_rep="", float_format=None, columns=None, header=True,
                 index=True, index_label=None, startrow=0, startcol=0, engine=None, merge_cells=True, inf_rep="inf",
                 freeze_panes=None, storage_options=None, engine_kwargs=None):
        """Writes a sheet of a workbook."""
        from pandas.core.files.excel import ExcelWriter

        writer = excel_writer if isinstance(excel_writer, ExcelWriter) else ExcelWriter(excel_writer)
        writer.put(
            self._as_written(), sheet_name, startrow, startcol, na_rep=na_rep, float_format=float_format,
            columns=columns, header=header, index=index, index_label=index_label, merge_cells=merge_cells, inf_rep=inf_rep,
        )
        if writer is not excel_writer:
            writer.close()

    def to_pickle(self, path, *, compression="infer", protocol=5, storage_options=None):
        """Writes the data for `read_pickle`."""
        from pandas.core.files.pickling import write_pickle

        write_pickle(self, path, compression)


def _absent(name):
    def method(self, *args, **kwargs):
        raise unsupported(f"{type(self).__name__}.{name}")

    method.__name__ = name
    method.__doc__ = "Not offered."
    return method


for _name in ("to_sql", "to_hdf", "to_feather", "to_orc", "to_stata", "to_gbq", "to_xml", "to_clipboard"):
    setattr(FileMethods, _name, _absent(_name))
