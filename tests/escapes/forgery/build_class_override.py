# attack: replaces __build_class__ and the class cell machinery
# prints: 1 function
b = __builtins__ if isinstance(__builtins__, dict) else vars(__builtins__)
frames = []

def build(func, name, *bases, **kw):
    frames.append(func)
    return func

b["__build_class__"] = build

class C:
    pass

ns = getattr(frames[0], "__globals__", globals()) if frames else globals()
if ns is not globals():
    print("ESCAPED", ns)
print(len(frames), type(C).__name__)
