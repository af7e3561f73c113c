# attack: to_csv outside the granted folders
# stopped by: PermissionError
import numpy as np
import pandas as pd

pd.DataFrame({"a": [1]}).to_csv("/tmp/escaped.csv")
print("ESCAPED wrote")
