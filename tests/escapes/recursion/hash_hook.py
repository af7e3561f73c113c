# attack: __hash__ that builds a set of itself
# stopped by: RecursionError
class H:
    def __hash__(self):
        return hash(frozenset([H()]))

hash(H())
