# attack: __format__ through nested format specifications
# stopped by: RecursionError
class F:
    def __format__(self, spec):
        return format(F(), spec + "x")

f"{F():{F()}}"
