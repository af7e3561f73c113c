# attack: generators and coroutines closed, thrown into and resumed from inside themselves
# prints: ['ValueError', 'ValueError', 'ValueError', 'ValueError', 'AttributeError', 'ValueError', 'coroutine already executing', 'coroutine already executing']
seen = []

def gen():
    for op in (lambda: g.send(None), lambda: g.close(), lambda: g.throw(KeyError), lambda: next(g), lambda: g.gi_frame.clear(), lambda: list(g), lambda: g.__del__() if hasattr(g, "__del__") else None):
        try:
            op()
        except (ValueError, RuntimeError, KeyError, TypeError, AttributeError, GeneratorExit) as error:
            seen.append(type(error).__name__)
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
    except (ValueError, RuntimeError) as error:
        seen.append(str(error))
    try:
        await c
    except (RuntimeError, ValueError) as error:
        seen.append(str(error))

c = co()
try:
    c.send(None)
except (StopIteration, RuntimeError):
    pass
print(seen)
