# attack: a key comparison inside groupby re-enters it and consumes the key it is about to use
# stopped by: SystemError
import itertools

class K:
    busy = False
    def __eq__(self, other):
        if not K.busy:
            K.busy = True
            k, group = next(g)
            next(group)
            K.busy = False
        return False

g = itertools.groupby([K() for _ in range(6)])
next(g)
next(g)
