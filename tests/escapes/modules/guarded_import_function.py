# attack: takes the guarded __import__ out of the builtins and calls it with forged arguments
# stopped by: ImportError
b = __builtins__ if isinstance(__builtins__, dict) else vars(__builtins__)
imp = b["__import__"]
forged = {"__name__": "json", "__package__": "json", "__path__": [], "__builtins__": {}}

class Lie(str):
    def split(self, *a):
        return ["math"]
    def partition(self, *a):
        return ("math", "", "")
    def __eq__(self, o):
        return o == "math"
    def __hash__(self):
        return hash("math")

for args in (("os",), ("os", forged, forged, ["system"], 0), (Lie("os"),), ("json.decoder", forged, None, ["scanner"], 0), ("", forged, None, ["sys"], 1)):
    try:
        m = imp(*args)
    except (ImportError, TypeError, ValueError):
        continue
    for name in ("system", "modules", "scanner", "listdir"):
        if hasattr(m, name):
            print("ESCAPED", args[0], name)
imp("os")
