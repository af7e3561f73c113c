"""Workbooks under their old name."""

from pandas.core.files.excel import ExcelFile, ExcelWriter
from pandas.core.files.reading import read_excel
