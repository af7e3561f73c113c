# attack: more memory than allowed through explode
# stopped by: MemoryLimit
# limits: timeout=20 memory=256M
import numpy as np
import pandas as pd

a = pd.Series([list(range(10**6))] * 10**4).explode()
print("ESCAPED", len(a))
