# A frame written into a folder that does not exist.
import pandas as pd

pd.DataFrame({"id": [1]}).to_csv("reports/2024/summary.csv")
