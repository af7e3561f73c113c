# attack: gives objects of the library a class of the script's own, so that trusted code calls its methods
# prints: refused: 4
# prints: kinds: Logger JSONEncoder RootLogger
# prints: own: B
import json
import logging

class Mine(json.JSONEncoder):
    def default(self, value):
        return "mine"

class Quiet(logging.Logger):
    pass

class A:
    pass

class B:
    pass

logger, encoder, root = logging.getLogger("probe"), json.JSONEncoder(), logging.getLogger()
refused = 0
for thing, kind in ((logger, Quiet), (encoder, Mine), (root, Quiet), (Mine(), json.JSONEncoder)):
    try:
        thing.__class__ = kind
    except TypeError:
        refused += 1
own = A()
own.__class__ = B
print("refused:", refused)
print("kinds:", *(type(thing).__name__ for thing in (logger, encoder, root)))
print("own:", type(own).__name__)
