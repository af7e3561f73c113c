# attack: __str__ through print, join and exceptions
# stopped by: RecursionError
class S:
    def __str__(self):
        return "".join([str(S())])

str(S())
