# attack: __repr__ through containers, f-strings and str.format
# stopped by: RecursionError
class R:
    def __repr__(self):
        return f"{[self]!r}" + "{!r}".format((R(),))

repr(R())
