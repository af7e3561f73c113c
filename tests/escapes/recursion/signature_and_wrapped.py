# attack: __wrapped__ and __mro_entries__ that refer to themselves, read by trusted code
# stopped by: ValueError
import functools
import inspect

def f():
    pass

f.__wrapped__ = f

class C:
    def __mro_entries__(self, bases):
        return (self,)

try:
    class D(C()):
        pass
except (TypeError, RecursionError):
    pass
functools.wraps(f)(f)
print(inspect.signature(f))
