# attack: the same through annotations that are evaluated in a namespace of our choice
# prints: refused: 3
import annotationlib
import typing

class Forgetful(dict):
    def __setitem__(self, key, value):
        if key != "__builtins__":
            dict.__setitem__(self, key, value)

def function(x: __import__): pass

refused = 0
for attempt in (
    lambda: annotationlib.ForwardRef("eval").evaluate(globals=Forgetful()),
    lambda: typing.get_type_hints(type("T", (), {"__annotations__": {"x": "compile"}}), globalns=Forgetful()),
    lambda: annotationlib.call_annotate_function(function.__annotate__, annotationlib.Format.FORWARDREF),
):
    try:
        value = attempt()
    except Exception:
        refused += 1
        continue
    if "built-in function eval" in repr(value) or "built-in function compile" in repr(value):
        print("ESCAPED", value)
print("refused:", refused)
