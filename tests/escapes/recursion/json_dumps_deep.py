# attack: JSON encoding and decoding of deep nesting
# stopped by: RecursionError or nothing
import json

x = []
for _ in range(100000):
    x = [x]
json.dumps(x)
