# attack: rebinds __builtins__ in the globals to a dict with more, then defines and calls functions
# prints: None
saved = __builtins__

class All(dict):
    def __missing__(self, key):
        return saved[key] if isinstance(saved, dict) else getattr(saved, key)

globals()["__builtins__"] = All()

def f():
    return eval

try:
    got = f()
except NameError:
    got = None
globals()["__builtins__"] = saved
if callable(got):
    print("ESCAPED real eval")
print(got)
