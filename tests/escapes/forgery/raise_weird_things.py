# attack: raises non-exceptions, classes with hostile constructors, KeyboardInterrupt, GeneratorExit, StopIteration
# stopped by: L
class NotExc:
    pass

class Lies(type):
    def __call__(cls, *a):
        return NotExc()

class L(Exception, metaclass=Lies):
    pass

for thing in (NotExc, NotExc(), 5, "s", None, L, Exception("a", "b"), GeneratorExit, StopIteration, KeyboardInterrupt, StopAsyncIteration):
    try:
        raise thing
    except BaseException as e:
        last = e
raise L
