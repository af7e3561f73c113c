"""Parquet under its old name."""

from pandas.core.files.reading import read_parquet


def to_parquet(df, path=None, **kwargs):
    """Writes a DataFrame, or gives its bytes when there is no path."""
    return df.to_parquet(path, **kwargs)
