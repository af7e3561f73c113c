# attack: itertools.count holds its lock while adding; the addition calls next on the same counter
# stopped by: RuntimeError
import itertools

class N:
    def __float__(self):
        return 0.0
    def __add__(self, other):
        next(c)
        return self

c = itertools.count(N(), 1)
next(c)
