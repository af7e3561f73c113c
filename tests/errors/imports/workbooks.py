# Workbooks are read and written by pandas itself.
from openpyxl import load_workbook

book = load_workbook("data/raw/book.xlsx")
