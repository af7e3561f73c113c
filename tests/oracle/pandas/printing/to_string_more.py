# to_string of long and wide frames is never cut; of series too
import numpy as np
import pandas as pd

df = pd.DataFrame(np.arange(30).reshape(2, 15), columns=[f"number_{i}" for i in range(15)])
print(df.to_string())
print(df.to_string(line_width=60))
s = pd.Series(range(3), name="v", index=list("abc"))
print(s.to_string())
print(s.to_string(index=False))
print(s.to_string(name=True, dtype=True, length=True))
print(pd.Series([1.5, None, 2]).to_string(na_rep="?"))
print(pd.Series(range(100)).to_string(max_rows=4))
print(pd.DataFrame({"a": ["left", "x"]}).to_string(justify="left", index=False))
