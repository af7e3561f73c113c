# attack: every conversion of the result raises, with exceptions whose own text raises
# prints: made
# result: "<R object>"
class Bad(BaseException):
    def __str__(self):
        raise Bad
    __repr__ = __str__

class R:
    def __repr__(self):
        raise Bad(self)
    __str__ = __format__ = __iter__ = __len__ = __bool__ = __hash__ = __eq__ = __reduce__ = __int__ = __float__ = __index__ = __repr__
    def __getattr__(self, name):
        raise Bad(self)

print("made")
result = R()
result
