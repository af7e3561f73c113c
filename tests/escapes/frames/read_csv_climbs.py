# attack: read_csv through ..
# stopped by: PermissionError
import numpy as np
import pandas as pd

print("ESCAPED", pd.read_csv("data/../../../../../../etc/passwd"))
