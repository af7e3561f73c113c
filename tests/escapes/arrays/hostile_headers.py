# attack: saved arrays whose header promises more than the file holds
# prints: refused: 8
import numpy as np

HEADERS = (
    "{'descr': '<f8', 'fortran_order': False, 'shape': (1000000000000,), }",
    "{'descr': '<f8', 'fortran_order': False, 'shape': (4294967296, 4294967296), }",
    "{'descr': '<f8', 'fortran_order': True, 'shape': (-1, 3), }",
    "{'descr': '<U99999999', 'fortran_order': False, 'shape': (3,), }",
    "{'descr': '|O', 'fortran_order': False, 'shape': (3,), }",
    "{'descr': '<f8', 'fortran_order': False, 'shape': (" + "1, " * 100 + "), }",
    "{'descr': __import__('os'), 'fortran_order': False, 'shape': (1,), }",
    "(" * 5000,
)
refused = 0
for header in HEADERS:
    text = header.encode()
    with open("workspace/hostile.npy", "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text + b"12345678")
    try:
        print("ESCAPED", np.load("workspace/hostile.npy", allow_pickle=True).shape)
    except (NotImplementedError, RecursionError, SyntaxError, ValueError):
        refused += 1
print("refused:", refused)
