# attack: more memory than allowed through cross_merge
# stopped by: MemoryLimit
# limits: timeout=20 memory=256M
import numpy as np
import pandas as pd

a = pd.DataFrame({"a": range(10**5)}).merge(pd.DataFrame({"b": range(10**5)}), how="cross")
print("ESCAPED", len(a))
