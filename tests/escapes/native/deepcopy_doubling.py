# attack: copies of structures that share themselves exponentially, with an empty memo each time
# stopped by: MemoryError or MemoryLimit or ExecutionTimeout or RecursionError
# limits: timeout=3 memory=128M
import copy
import json

x = []
for _ in range(60):
    x = [x, x]
copy.deepcopy(x)
text = json.dumps(x)
print("ESCAPED", len(text))
