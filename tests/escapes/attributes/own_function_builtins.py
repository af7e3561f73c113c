# attack: the __builtins__ of a guest function should be the restricted set, not the real one
# prints: ['print']
def f():
    return 0

b = f.__builtins__
b = b if isinstance(b, dict) else vars(b)
for name in ("eval", "exec", "compile", "breakpoint", "input"):
    if callable(b.get(name)):
        print("ESCAPED real builtin", name)
print([name for name in ("eval", "exec", "compile", "print") if callable(b.get(name))])
