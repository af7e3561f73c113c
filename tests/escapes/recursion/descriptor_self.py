# attack: a descriptor whose __get__ is found through another descriptor of the same kind
# stopped by: RecursionError
class D:
    pass

D.__get__ = D()

class C:
    d = D()

C().d
