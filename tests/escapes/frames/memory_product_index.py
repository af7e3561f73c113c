# attack: more memory than allowed through product_index
# stopped by: MemoryLimit
# limits: timeout=20 memory=256M
import numpy as np
import pandas as pd

a = pd.MultiIndex.from_product([range(10**5), range(10**5)]).tolist()
print("ESCAPED", len(a))
