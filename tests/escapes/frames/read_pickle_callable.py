# attack: read_pickle of a file that calls a function when loaded
# stopped by: UnpicklingError
import numpy as np
import pandas as pd


payload = b"cbuiltins\neval\n(S'1+1'\ntR."
with open("workspace/evil.pkl", "wb") as file:
    file.write(payload)
print("ESCAPED", pd.read_pickle("workspace/evil.pkl"))
