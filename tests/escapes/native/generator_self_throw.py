# attack: generators and coroutines closed, thrown into and resumed from inside themselves
# stopped by: nothing
def gen():
    for op in (lambda: g.send(None), lambda: g.close(), lambda: g.throw(KeyError), lambda: next(g), lambda: g.gi_frame.clear(), lambda: list(g), lambda: g.__del__() if hasattr(g, "__del__") else None):
        try:
            op()
        except (ValueError, RuntimeError, KeyError, TypeError, AttributeError, GeneratorExit):
            pass
        yield

g = gen()
try:
    for _ in g:
        pass
except RuntimeError:
    pass

async def co():
    try:
        c.send(None)
    except (ValueError, RuntimeError):
        pass
    try:
        await c
    except (RuntimeError, ValueError):
        pass

c = co()
try:
    c.send(None)
except (StopIteration, RuntimeError):
    pass
