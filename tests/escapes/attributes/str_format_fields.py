# attack: str.format follows attribute and item paths from a trusted function
# stopped by: KeyError
import json

text = "{0.__globals__[__name__]}".format(json.dumps)
if text != __name__:
    print("ESCAPED by format:", text[:40])
