# attack: code inside a query expression
# stopped by: ValueError
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1, 2]})
print("ESCAPED", df.query('a.__class__.__mro__'))
