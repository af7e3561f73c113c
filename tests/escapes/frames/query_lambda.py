# attack: code inside a query expression
# stopped by: SyntaxError
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1, 2]})
print("ESCAPED", df.query('(lambda: 1)() == a'))
