# attack: typing.ForwardRef compiles and evaluates any expression, with real builtins when given an empty globals
# prints: refused: 5
import typing

src = "__import__('sys').modules"
ways = [
    lambda: typing.ForwardRef(src).evaluate(globals={}, locals={}),
    lambda: typing.ForwardRef(src)._evaluate({}, {}, recursive_guard=frozenset()),
    lambda: typing.ForwardRef(src)._evaluate({}, {}, frozenset()),
    lambda: typing.evaluate_forward_ref(typing.ForwardRef(src), globals={}),
    lambda: typing.List[src].__args__[0].evaluate(globals={}),
]
refused = 0
for i, way in enumerate(ways):
    try:
        got = way()
    except Exception:
        refused += 1
        continue
    if isinstance(got, dict) or hasattr(got, "keys"):
        print("ESCAPED sys.modules by way", i)
print("refused:", refused)
