# attack: a count of elements whose size in bytes does not fit a number
# prints: refused: 5
import numpy as np

refused = 0
for count, offset in ((2**62, 0), (2**63 - 1, 0), (2, 1), (1, 2**63 - 1), (1, -1)):
    try:
        print("ESCAPED", np.frombuffer(b"abcdefgh", dtype="i8", count=count, offset=offset))
    except ValueError:
        refused += 1
print("refused:", refused)
