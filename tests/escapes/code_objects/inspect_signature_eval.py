# attack: inspect.signature(eval_str=True) and __text_signature__ strings are evaluated in the namespace of any module
# stopped by: nothing
import inspect

def f(x: "eval('40+2')"):
    pass

class C:
    __module__ = "sys"
    __text_signature__ = "(a=executable, b=prefix, c=version)"

for way in (lambda: inspect.signature(f, eval_str=True, globals={}).parameters["x"].annotation == 42,
            lambda: isinstance(inspect.signature(C).parameters["a"].default, str),
            lambda: inspect.get_annotations(f, eval_str=True, globals={})["x"] == 42):
    try:
        got = way()
    except Exception:
        continue
    if got:
        print("ESCAPED evaluated for the guest")
