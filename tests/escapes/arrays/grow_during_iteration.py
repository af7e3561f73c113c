# attack: an array resized while it is iterated
# prints: [0] [0]
import numpy as np


a = np.arange(10)
seen = []
for value in a:
    a.resize(1, refcheck=False)
    seen.append(int(value))
print(seen, a)
