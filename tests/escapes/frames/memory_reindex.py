# attack: more memory than allowed through reindex
# stopped by: MemoryLimit
# limits: timeout=20 memory=256M
import numpy as np
import pandas as pd

a = pd.Series([1]).reindex(range(10**10))
print("ESCAPED", len(a))
