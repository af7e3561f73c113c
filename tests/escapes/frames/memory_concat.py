# attack: more memory than allowed through concat
# stopped by: MemoryLimit
# limits: timeout=20 memory=256M
import numpy as np
import pandas as pd

a = pd.concat([pd.DataFrame({"a": range(10**6)})] * 10**4)
print("ESCAPED", len(a))
