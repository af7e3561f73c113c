# attack: more memory than allowed through get_dummies
# stopped by: MemoryLimit
# limits: timeout=20 memory=64M
import numpy as np
import pandas as pd

a = pd.get_dummies(pd.Series(range(10**5)))
print("ESCAPED", len(a))
