# attack: inspect is a trusted deputy: getmembers, getclosurevars, getattr_static, currentframe, stack
# stopped by: AttributeError
import inspect
import json

frame = inspect.currentframe()
while frame is not None:
    if frame.f_globals is not globals():
        print("ESCAPED by inspect.currentframe")
    frame = frame.f_back
for info in inspect.stack(0):
    if info.frame.f_globals is not globals():
        print("ESCAPED by inspect.stack")
cv = inspect.getclosurevars(json.dumps)
for k, v in list(cv.globals.items()) + list(cv.builtins.items()):
    if type(v) is type(json) or k in ("eval", "exec"):
        print("ESCAPED by getclosurevars:", k)
ns = inspect.getattr_static(json.dumps, "__globals__")
if hasattr(ns, "__get__") and ns.__get__(json.dumps) is not globals():
    print("ESCAPED by getattr_static")
