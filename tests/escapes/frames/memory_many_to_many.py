# attack: more memory than allowed through many_to_many
# stopped by: MemoryLimit
# limits: timeout=20 memory=256M
import numpy as np
import pandas as pd

a = pd.DataFrame({"k": [1] * 10**5}).merge(pd.DataFrame({"k": [1] * 10**5}), on="k")
print("ESCAPED", len(a))
