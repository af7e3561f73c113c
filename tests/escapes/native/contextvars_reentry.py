# attack: context variables and contexts entered, copied and reset from destructors and from inside each other
# prints: refused: 20 unset
import contextvars

v = contextvars.ContextVar("v")

class D:
    def __del__(self):
        try:
            v.get()
            v.set(1)
            contextvars.copy_context().run(v.set, 2)
        except LookupError:
            pass

refused = 0
for _ in range(20):
    t = v.set(D())
    v.reset(t)
    c = contextvars.copy_context()
    try:
        c.run(c.run, v.set, D())
    except RuntimeError:
        refused += 1
    c.run(lambda: v.set(D()))
print("refused:", refused, v.get("unset"))
