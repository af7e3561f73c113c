# attack: to_parquet into the read-only data folder
# stopped by: PermissionError
import numpy as np
import pandas as pd

pd.DataFrame({"a": [1]}).to_parquet("data/raw/escaped.parquet")
print("ESCAPED wrote")
