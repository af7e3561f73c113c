# attack: trusted decorators close over functions and modules; their cells hand them out
# prints: cells: [1, 2, 5, 3]
import contextlib
import functools

@contextlib.contextmanager
def cm():
    yield

@functools.singledispatch
def sd(x):
    return x

for fn in (cm, sd, sd.register, sd.dispatch):
    for cell in fn.__closure__ or ():
        value = cell.cell_contents
        ns = getattr(value, "__globals__", None)
        if isinstance(ns, dict) and ns and ns is not globals():
            print("ESCAPED trusted namespace in a cell:", value)
        if type(value) is type(functools):
            print("ESCAPED module in a cell:", value)
print("cells:", [len(fn.__closure__ or ()) for fn in (cm, sd, sd.register, sd.dispatch)])
