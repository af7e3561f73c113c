# attack: takes __builtins__ as a module and sets attributes on it for everyone
# prints: ['print']
m = __builtins__
if not isinstance(m, dict):
    m.stolen = 1
    if callable(getattr(m, "eval", None)) or hasattr(m, "__loader__") and m.__loader__ is not None:
        print("ESCAPED the builtins module")
elif callable(m.get("eval")) or callable(m.get("exec")) or callable(m.get("compile")):
    print("ESCAPED", sorted(m))
names = m if isinstance(m, dict) else vars(m)
print([name for name in ("eval", "exec", "compile", "print") if name in names])
