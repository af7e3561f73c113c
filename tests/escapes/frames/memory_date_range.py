# attack: more memory than allowed through date_range
# stopped by: MemoryLimit
# limits: timeout=20 memory=256M
import numpy as np
import pandas as pd

a = pd.date_range("1700-01-01", "2200-01-01", freq="ms")
print("ESCAPED", len(a))
