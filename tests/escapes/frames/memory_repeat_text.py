# attack: more memory than allowed through repeat_text
# stopped by: MemoryLimit
# limits: timeout=20 memory=256M
import numpy as np
import pandas as pd

a = pd.Series(["x" * 1000] * 1000).str.repeat(10**6)
print("ESCAPED", len(a))
