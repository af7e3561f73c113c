# attack: __eq__ of fresh objects inside lists
# stopped by: RecursionError
class E:
    def __eq__(self, other):
        return [E()] == [E()]

E() == E()
