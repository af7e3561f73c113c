# attack: repr of the result recurses without end through fresh objects
# stopped by: RecursionError
# prints: made
# result: {"a": ["<R object>", ["<R object>"]]}
class R:
    def __repr__(self):
        return repr(R()) + repr([R()])

print("made")
result = {"a": [R(), (R(),)]}
result
