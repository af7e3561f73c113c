# attack: the same for __context__ and __traceback__
# prints: deleted beside None None
class A:
    def __del__(self):
        print("deleted beside", e.__context__, e.__cause__)

inner = KeyError()
inner.extra = A()
e = ValueError()
e.__context__ = inner
del inner
e.__context__ = None
