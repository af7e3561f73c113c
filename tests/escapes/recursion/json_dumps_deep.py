# attack: JSON encoding and decoding of deep nesting
# stopped by: RecursionError
# prints: 200002
import json

x = []
for _ in range(100000):
    x = [x]
print(len(json.dumps(x)))
