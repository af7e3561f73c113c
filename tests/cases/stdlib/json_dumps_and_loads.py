# json: encoding and decoding the basic types.
import json

data = {"name": "Ada", "age": 36, "tags": ["math", "code"], "ok": True, "none": None, "pi": 3.14}
text = json.dumps(data)
print(text)
print(json.loads(text) == data)
print(json.dumps([1, 2.0, -0.5, 1e100, "x", None, True, False, [], {}]))
print(json.dumps("quote \" backslash \\ newline \n tab \t"))
print(json.dumps("caf\u00e9 \u2713 \U0001F40D"), json.dumps("caf\u00e9", ensure_ascii=False))
print(json.dumps((1, 2)), json.dumps({1: "a", None: "b", True: "c", 1.5: "d"}))

print(json.loads('[1, 2.5, "a", null, true, {"k": []}]'))
print(json.loads(' {"a" : 1 , "a" : 2} '), json.loads('"\\u00e9\\n\\/"'), json.loads("1e3"))
print(type(json.loads("10")).__name__, type(json.loads("10.0")).__name__)
print(json.loads(b'{"bytes": 1}'), json.loads("12345678901234567890"))

for bad in ["{", "[1,", "nul", "", "{'a': 1}", "[1] extra"]:
    try:
        json.loads(bad)
    except json.JSONDecodeError as error:
        print(repr(bad), "->", type(error).__name__, error.pos)

try:
    json.dumps({1, 2})
except TypeError as error:
    print("sets are not supported:", type(error).__name__)
print(json.dumps(float("inf")), json.dumps(float("nan")))
try:
    json.dumps(float("nan"), allow_nan=False)
except ValueError:
    print("nan refused")
