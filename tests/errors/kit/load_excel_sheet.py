# A sheet that the workbook does not have, through the kit.
import pandas as pd

from orchestrator.mcp.data import load_excel

pd.DataFrame({"id": [1]}).to_excel("workspace/book.xlsx", sheet_name="Sales")
load_excel("workspace/book.xlsx", sheet="Sale")
