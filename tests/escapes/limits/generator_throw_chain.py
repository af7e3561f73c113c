# attack: limits converted by the interpreter: StopIteration in a generator becomes RuntimeError, raised from it
# stopped by: ExecutionTimeout
# limits: timeout=1
def g():
    while True:
        try:
            yield from h()
        except BaseException:
            print("ESCAPED in the outer generator")

def h():
    while True:
        try:
            while True:
                pass
            yield
        except BaseException:
            print("ESCAPED in the inner generator")

next(g())
