# attack: decoding a hundred thousand opening brackets, objects and mixtures
# stopped by: JSONDecodeError
import json

try:
    json.loads('{"a":' * 100000)
except RecursionError:
    pass
json.loads("[" * 100000)
