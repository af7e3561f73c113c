# attack: more memory than allowed through pivot
# stopped by: MemoryLimit
# limits: timeout=20 memory=256M
import numpy as np
import pandas as pd

a = pd.DataFrame({"i": range(10**5), "c": range(10**5), "v": 1}).pivot(index="i", columns="c", values="v")
print("ESCAPED", len(a))
