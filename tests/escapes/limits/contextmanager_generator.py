# attack: a contextmanager generator catches what is thrown into it
# stopped by: ExecutionTimeout
# limits: timeout=1
import contextlib

@contextlib.contextmanager
def cm():
    while True:
        try:
            yield
            return
        except BaseException:
            return

while True:
    with cm():
        while True:
            pass
    print("ESCAPED swallowed in a generator")
