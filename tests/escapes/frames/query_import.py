# attack: code inside a query expression
# stopped by: NotImplementedError or SyntaxError or NameError or UndefinedVariableError or ValueError or TypeError or AttributeError or KeyError
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1, 2]})
print("ESCAPED", df.query("__import__('os').system('id')"))
