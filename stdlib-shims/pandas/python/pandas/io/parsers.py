"""Delimited text under its old name."""

from pandas.core.files.csv_pieces import TextFileReader
from pandas.core.files.reading import read_csv, read_fwf, read_table
