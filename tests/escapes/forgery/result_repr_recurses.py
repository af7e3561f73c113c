# attack: repr of the result recurses without end through fresh objects
# stopped by: nothing or RecursionError
class R:
    def __repr__(self):
        return repr(R()) + repr([R()])

result = {"a": [R(), (R(),)]}
result
