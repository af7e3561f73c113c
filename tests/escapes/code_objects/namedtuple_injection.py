# attack: namedtuple evals a lambda made of the field names; str subclasses lie about being identifiers
# prints: refused: 12
import collections
import typing

class S(str):
    def isidentifier(self):
        return True
    def startswith(self, *a):
        return False
    def __str__(self):
        return self
    def __hash__(self):
        return 1
    def __eq__(self, other):
        return False

evil = "x=print('ESCAPED code in a field name')"
refused = 0
for names in ([S(evil)], [evil], evil, S("a b): print('ESCAPED'); (lambda c")):
    for make in (lambda n: collections.namedtuple("T", n), lambda n: collections.namedtuple(S("T): 1 #"), n),
                 lambda n: typing.NamedTuple("T", [(k, int) for k in n])):
        try:
            make(names)
        except (ValueError, TypeError, SyntaxError):
            refused += 1
print("refused:", refused)
