"""`repr`, `to_string`, `to_html`, `to_markdown` and `info` of Series and DataFrame."""

from pandas.core.arguments.options import unsupported


class PrintingMethods:
    """Mixin of Series and DataFrame."""

    def __repr__(self):
        if self.ndim == 1:
            from pandas.core.printing.series_text import series_repr

            return series_repr(self)
        from pandas.core.printing.frame_text import frame_repr

        return frame_repr(self)

    def __str__(self):
        return self.__repr__()

    def _repr_html_(self):
        """The table that notebooks show."""
        if self.ndim == 1:
            return None
        from pandas.core.printing.html import notebook_html

        return notebook_html(self)

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
        from pandas.core.printing.markdown import markdown_table

        frame = self.to_frame() if self.ndim == 1 else self
        return _deliver(markdown_table(frame, index, **kwargs), buf)

    def to_html(self, buf=None, *args, **kwargs):
        """A table in HTML."""
        if self.ndim == 1:
            raise AttributeError("'Series' object has no attribute 'to_html'")
        from pandas.core.printing.html import frame_html

        return _deliver(frame_html(self, *args, **kwargs), buf, kwargs.get("encoding"))

    def to_latex(self, buf=None, **kwargs):
        """A table for LaTeX."""
        from pandas.core.printing.latex import latex_table

        return _deliver(latex_table(self.to_frame() if self.ndim == 1 else self, **kwargs), buf)

    @property
    def style(self):
        """Not offered."""
        raise unsupported(f"{type(self).__name__}.style")

    def info(self, verbose=None, buf=None, max_cols=None, memory_usage=None, show_counts=None):
        """Prints the columns with their dtypes and counts of values."""
        from pandas.core.printing import info

        if self.ndim == 1:
            if max_cols is not None:
                raise ValueError("Argument `max_cols` can only be passed in DataFrame.info, not Series.info")
            info.series_info(self, verbose, buf, memory_usage, show_counts)
        else:
            info.frame_info(self, verbose, buf, max_cols, memory_usage, show_counts)


def _frame_to_string(frame, columns=None, col_space=None, header=True, index=True, na_rep="NaN", formatters=None,
                     float_format=None, sparsify=None, index_names=True, justify=None, max_rows=None, max_cols=None,
                     show_dimensions=False, decimal=".", line_width=None, min_rows=None, max_colwidth=None,
                     encoding=None):
    from pandas.core.printing.frame_text import FrameText

    text = FrameText(
        frame, columns, col_space, header, index, na_rep, formatters, justify, float_format, sparsify, index_names,
        max_rows, min_rows, max_cols, show_dimensions, decimal, max_colwidth,
    )
    return text.to_text(line_width)


def _series_to_string(series, na_rep="NaN", float_format=None, header=True, index=True, length=False, dtype=False,
                      name=False, max_rows=None, min_rows=None):
    from pandas.core.printing.series_text import series_text

    return series_text(series, na_rep, float_format, header, index, length, dtype, name, max_rows, min_rows)


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
