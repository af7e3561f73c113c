# json: indentation, separators and key order.
import json

data = {"b": [1, 2, {"x": None}], "a": {"empty": {}, "list": []}, "c": "text"}
print(json.dumps(data, indent=2))
print(json.dumps(data, sort_keys=True))
print(json.dumps(data, separators=(",", ":")))
print(json.dumps(data, indent="\t", sort_keys=True).replace("\t", "<tab>"))
print(json.dumps([], indent=4), json.dumps({}, indent=4), json.dumps([[]], indent=1))
print(json.dumps({"a": 1}, indent=0))

try:
    json.dumps({("tuple",): 1})
except TypeError:
    print("keys must be basic types")
print(json.dumps({("tuple",): 1, "kept": 2}, skipkeys=True))

loop = []
loop.append(loop)
try:
    json.dumps(loop)
except ValueError:
    print("circular reference refused")

compact = json.dumps({"rows": [[i, i * i] for i in range(3)]}, separators=(",", ":"))
print(compact, len(compact))
print(json.dumps("\u2028</script>"), json.dumps("\x00\x1f\x7f"))
