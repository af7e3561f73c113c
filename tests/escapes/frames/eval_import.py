# attack: code inside pd.eval
# stopped by: NotImplementedError or SyntaxError or NameError or UndefinedVariableError or ValueError or TypeError or AttributeError
import numpy as np
import pandas as pd

print("ESCAPED", pd.eval("__import__('os').getcwd()"))
