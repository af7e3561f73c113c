# attack: catches RecursionError at the bottom of the stack and goes on from there
# stopped by: ExecutionTimeout or RecursionError
# limits: timeout=2
def f():
    try:
        f()
    except RecursionError:
        while True:
            try:
                f()
            except BaseException:
                pass

f()
print("ESCAPED")
