# attack: code inside pd.eval
# stopped by: TypeError
import numpy as np
import pandas as pd

print("ESCAPED", pd.eval("__import__('os').getcwd()"))
