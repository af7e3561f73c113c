# attack: np.load of a pickled object array
# stopped by: ValueError
import numpy as np


header = b"{'descr': '|O', 'fortran_order': False, 'shape': (1,), }"
header += b" " * (117 - len(header)) + b"\n"
with open("workspace/evil.npy", "wb") as file:
    file.write(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header + b"cbuiltins\neval\n(S'1'\ntR.")
print("ESCAPED", np.load("workspace/evil.npy", allow_pickle=True))
