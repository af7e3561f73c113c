# attack: read_csv of an address
# stopped by: NotImplementedError
import numpy as np
import pandas as pd

print("ESCAPED", pd.read_csv("http://127.0.0.1:9/x.csv"))
