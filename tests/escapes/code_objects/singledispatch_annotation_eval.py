# attack: singledispatch.register evaluates the annotation of the registered function
# stopped by: nothing
import functools

@functools.singledispatch
def base(x):
    return x

def impl(x: "print('ESCAPED annotation evaluated') or int"):
    return x

impl.__globals__ if hasattr(impl, "__globals__") else None
try:
    base.register(impl)
except Exception:
    pass
