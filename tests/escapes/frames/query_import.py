# attack: code inside a query expression
# stopped by: TypeError
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1, 2]})
print("ESCAPED", df.query("__import__('os').system('id')"))
