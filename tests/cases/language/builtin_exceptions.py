# Common built-in exceptions and what triggers them.
class Empty:
    pass


def recurse():
    raise RecursionError("too deep")


triggers = {
    "division": lambda: 1 / 0,
    "index": lambda: [1][5],
    "key": lambda: {}["k"],
    "attribute": lambda: Empty().nothing,
    "type": lambda: "a" + 1,
    "value": lambda: int("x"),
    "name": lambda: unknown_variable,
    "overflow": lambda: 2.0**10000,
    "stop": lambda: next(iter([])),
    "unicode": lambda: b"\xff".decode("utf-8"),
    "recursion": recurse,
    "lookup base": lambda: (_ for _ in ()).throw(LookupError("base")),
    "file": lambda: open("does-not-exist.txt"),
    "call": lambda: (lambda f: f())(5),
    "unpack": lambda: (lambda a, b: a)(1),
}
for name, trigger in triggers.items():
    try:
        trigger()
    except Exception as error:
        print(f"{name:12} {type(error).__name__}")

pairs = [
    (ZeroDivisionError, ArithmeticError),
    (IndexError, LookupError),
    (FileNotFoundError, OSError),
    (UnicodeDecodeError, ValueError),
    (ModuleNotFoundError, ImportError),
    (NotImplementedError, RuntimeError),
    (KeyboardInterrupt, Exception),
    (SystemExit, Exception),
    (TimeoutError, OSError),
]
for child, parent in pairs:
    print(child.__name__, "is a", parent.__name__, "->", issubclass(child, parent))
