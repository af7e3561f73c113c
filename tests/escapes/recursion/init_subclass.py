# attack: __init_subclass__ and __set_name__ that define another subclass
# stopped by: RecursionError
class B:
    def __init_subclass__(cls, **kw):
        type("X", (B,), {})

class C(B):
    pass
