# attack: a report of a large array
# prints: made
# result: {"shape": [1000, 1000], "dtype": "int64", "head": [[0, 1, 2, 3, 4], [1000, 1001, 1002, 1003, 1004], [2000, 2001, 2002, 2003, 2004], [3000, 3001, 3002, 3003, 3004], [4000, 4001, 4002, 4003, 4004]]}
import numpy as np

print("made")
np.arange(10**6).reshape(1000, 1000)
