# A workbook whose name is misspelt.
import pandas as pd

pd.DataFrame({"id": [1]}).to_excel("workspace/budget.xlsx")
pd.read_excel("workspace/buget.xlsx")
