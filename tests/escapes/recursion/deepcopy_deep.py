# attack: copying deep structures in Python
# stopped by: RecursionError
import copy

x = []
for _ in range(100000):
    x = [x]
copy.deepcopy(x)
