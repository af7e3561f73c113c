# attack: __lt__ that sorts
# stopped by: RecursionError
class L:
    def __lt__(self, other):
        return sorted([L(), L()]) is None

sorted([L(), L()])
