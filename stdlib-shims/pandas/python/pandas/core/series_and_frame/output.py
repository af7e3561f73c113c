"""The ways out of a Series or DataFrame: its text, tables in other formats, files."""

from pandas.core.arguments.options import no_default, unsupported
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
csv_write = on_first_use("pandas.core.files.csv_write")
excel = on_first_use("pandas.core.files.excel")
json_write = on_first_use("pandas.core.files.json_write")
parquet = on_first_use("pandas.core.files.parquet")
pickling = on_first_use("pandas.core.files.pickling")
records = on_first_use("pandas.core.files.records")
frame_text = on_first_use("pandas.core.printing.frame_text")
html = on_first_use("pandas.core.printing.html")
info = on_first_use("pandas.core.printing.info")
latex = on_first_use("pandas.core.printing.latex")
markdown = on_first_use("pandas.core.printing.markdown")
printing_series_text = on_first_use("pandas.core.printing.series_text")


class SharedOutput:
    """Part of NDFrame."""

    def __repr__(self):
        if self.ndim == 1:
            return printing_series_text.series_repr(self)
        return frame_text.frame_repr(self)

    def __str__(self):
        return self.__repr__()

    def _repr_html_(self):
        """The table that notebooks show."""
        if self.ndim == 1:
            return None
        return html.notebook_html(self)

    def to_string(self, buf=None, *args, **kwargs):
        """The whole text, without cutting rows or columns.

        >>> pd.DataFrame({"a": [1, 2]}).to_string(index=False)
        ' a\\n 1\\n 2'
        """
        if self.ndim == 1:
            text = _series_to_string(self, *args, **kwargs)
        else:
            text = _frame_to_string(self, *args, **kwargs)
        return _deliver(text, buf, kwargs.get("encoding"))

    def to_markdown(self, buf=None, mode="wt", index=True, storage_options=None, **kwargs):
        """A table in Markdown."""
        frame = self.to_frame() if self.ndim == 1 else self
        return _deliver(markdown.markdown_table(frame, index, **kwargs), buf)

    def to_html(self, buf=None, *args, **kwargs):
        """A table in HTML."""
        if self.ndim == 1:
            raise AttributeError("'Series' object has no attribute 'to_html'")
        return _deliver(html.frame_html(self, *args, **kwargs), buf, kwargs.get("encoding"))

    def to_latex(self, buf=None, **kwargs):
        """A table for LaTeX."""
        return _deliver(latex.latex_table(self.to_frame() if self.ndim == 1 else self, **kwargs), buf)

    @property
    def style(self):
        """Not offered."""
        raise unsupported(f"{type(self).__name__}.style")

    def info(self, verbose=None, buf=None, max_cols=None, memory_usage=None, show_counts=None):
        """Prints the columns with their dtypes and counts of values."""
        if self.ndim == 1:
            if max_cols is not None:
                raise ValueError("Argument `max_cols` can only be passed in DataFrame.info, not Series.info")
            info.series_info(self, verbose, buf, memory_usage, show_counts)
        else:
            info.frame_info(self, verbose, buf, max_cols, memory_usage, show_counts)

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
        return csv_write.write_frame(
            self._as_written(), path_or_buf, sep, na_rep, float_format, columns, header, index, index_label, mode,
            encoding, compression, quoting, quotechar, lineterminator, chunksize, date_format, doublequote, escapechar,
            decimal, errors, storage_options,
        )

    def to_json(self, path_or_buf=None, *, orient=None, date_format=None, double_precision=10, force_ascii=True,
                date_unit="ms", default_handler=None, lines=False, compression="infer", index=None, indent=None,
                storage_options=None, mode="w"):
        """Writes JSON to a path or file, or gives it when there is none."""
        return json_write.write_json(
            self, path_or_buf, orient, date_format, double_precision, force_ascii, date_unit, default_handler, lines,
            compression, index, indent, storage_options, mode,
        )

    def to_records(self, index=True, column_dtypes=None, index_dtypes=None):
        """The rows of a frame as a structured array."""
        if self.ndim == 1:
            raise AttributeError("'Series' object has no attribute 'to_records'")
        return records.frame_to_records(self, index, column_dtypes, index_dtypes)

    def to_parquet(self, path=None, *, engine="auto", compression="snappy", index=None, partition_cols=None,
                   storage_options=None, **kwargs):
        """Writes a Parquet file, or gives its bytes when there is no path."""
        if self.ndim == 1:
            raise AttributeError("'Series' object has no attribute 'to_parquet'")
        return parquet.write_parquet(self, path, compression, index, partition_cols)

    def to_excel(self, excel_writer, *, sheet_name="Sheet1", na_rep="", float_format=None, columns=None, header=True,
                 index=True, index_label=None, startrow=0, startcol=0, engine=None, merge_cells=True, inf_rep="inf",
                 freeze_panes=None, storage_options=None, engine_kwargs=None):
        """Writes a sheet of a workbook."""
        writer = excel_writer if isinstance(excel_writer, excel.ExcelWriter) else excel.ExcelWriter(excel_writer)
        writer.put(
            self._as_written(), sheet_name, startrow, startcol, na_rep=na_rep, float_format=float_format,
            columns=columns, header=header, index=index, index_label=index_label, merge_cells=merge_cells, inf_rep=inf_rep,
        )
        if writer is not excel_writer:
            writer.close()

    def to_pickle(self, path, *, compression="infer", protocol=5, storage_options=None):
        """Writes the data for `read_pickle`."""
        pickling.write_pickle(self, path, compression)


def _frame_to_string(frame, columns=None, col_space=None, header=True, index=True, na_rep="NaN", formatters=None,
                     float_format=None, sparsify=None, index_names=True, justify=None, max_rows=None, max_cols=None,
                     show_dimensions=False, decimal=".", line_width=None, min_rows=None, max_colwidth=None,
                     encoding=None):
    text = frame_text.FrameText(
        frame, columns, col_space, header, index, na_rep, formatters, justify, float_format, sparsify, index_names,
        max_rows, min_rows, max_cols, show_dimensions, decimal, max_colwidth,
    )
    return text.to_text(line_width)


def _series_to_string(series, na_rep="NaN", float_format=None, header=True, index=True, length=False, dtype=False,
                      name=False, max_rows=None, min_rows=None):
    return printing_series_text.series_text(
        series, na_rep, float_format, header, index, length, dtype, name, max_rows, min_rows
    )


def _deliver(text, buf, encoding=None):
    """The text itself, or written to a path or file."""
    if buf is None:
        return text
    if hasattr(buf, "write"):
        buf.write(text)
    else:
        with open(buf, "w", encoding=encoding or "utf-8") as file:
            file.write(text)
    return None


def _absent(name):
    def method(self, *args, **kwargs):
        raise unsupported(f"{type(self).__name__}.{name}")

    method.__name__ = name
    method.__doc__ = "Not offered."
    return method


for _name in ("to_sql", "to_hdf", "to_feather", "to_orc", "to_stata", "to_gbq", "to_xml", "to_clipboard"):
    setattr(SharedOutput, _name, _absent(_name))
