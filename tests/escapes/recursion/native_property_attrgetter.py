# attack: a property whose getter is operator.attrgetter of itself recurses natively, without any Python frame
# stopped by: RecursionError
import operator

class P:
    x = property(operator.attrgetter("x"))

P().x
