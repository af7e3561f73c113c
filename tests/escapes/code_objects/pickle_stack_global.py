# attack: protocol 4 STACK_GLOBAL with dotted names, aiming at eval, sys.modules and functools.partial
# prints: refused: 10
import pickle

def sg(mod, name):
    m, n = mod.encode(), name.encode()
    return b"\x80\x04\x8c" + bytes([len(m)]) + m + b"\x8c" + bytes([len(n)]) + n + b"\x93."

refused = 0
for mod, name in (("builtins", "eval"), ("builtins", "getattr"), ("sys", "modules"), ("io", "open"), ("os", "system"), ("functools", "partial"),
                  ("collections", "OrderedDict.__init__.__globals__"), ("__main__", "__builtins__"), ("copyreg", "_reconstructor"), ("builtins", "object")):
    try:
        got = pickle.loads(sg(mod, name))
    except Exception:
        refused += 1
        continue
    print("ESCAPED pickle resolved", mod, name, got)
print("refused:", refused)
