# attack: singledispatch.register evaluates the annotation of the registered function
# prints: refused: 1
import functools

@functools.singledispatch
def base(x):
    return x

def impl(x: "print('ESCAPED annotation evaluated') or int"):
    return x

impl.__globals__ if hasattr(impl, "__globals__") else None
refused = 0
try:
    base.register(impl)
except Exception:
    refused += 1
print("refused:", refused)
