# attack: read_csv of a system file
# stopped by: PermissionError
import numpy as np
import pandas as pd

print("ESCAPED", pd.read_csv("/etc/passwd"))
