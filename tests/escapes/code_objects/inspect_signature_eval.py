# attack: inspect.signature(eval_str=True) and __text_signature__ strings are evaluated in the namespace of any module
# prints: refused: 3
import inspect

def f(x: "eval('40+2')"):
    pass

class C:
    __module__ = "sys"
    __text_signature__ = "(a=executable, b=prefix, c=version)"

refused = 0
for way in (lambda: inspect.signature(f, eval_str=True, globals={}).parameters["x"].annotation == 42,
            lambda: isinstance(inspect.signature(C).parameters["a"].default, str),
            lambda: inspect.get_annotations(f, eval_str=True, globals={})["x"] == 42):
    try:
        got = way()
    except Exception:
        refused += 1
        continue
    if got:
        print("ESCAPED evaluated for the guest")
print("refused:", refused)
