# A sheet that the workbook does not have.
import pandas as pd

with pd.ExcelWriter("workspace/book.xlsx") as book:
    pd.DataFrame({"id": [1]}).to_excel(book, sheet_name="Sales")
    pd.DataFrame({"id": [2]}).to_excel(book, sheet_name="Costs")
pd.read_excel("workspace/book.xlsx", sheet_name="Sale")
