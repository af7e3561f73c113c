# attack: format_map with a mapping that returns trusted objects, then a path into their globals
# prints: {}
import json

class M(dict):
    def __missing__(self, key):
        return json.JSONEncoder

text = "{x.__init__.__globals__}".format_map(M())
if text != "{}":
    print("ESCAPED by format_map:", text[:40])
print(text)
