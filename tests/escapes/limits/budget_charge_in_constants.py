# attack: finds among the constants of a function what its loop is charged with, to make, change or keep one
# prints: refused to be made
# prints: refused to be derived from
# prints: refused to be given an attribute
# prints: refused to have its class changed
# limits: timeout=5 instructions=100000
def loop():
    for _ in range(3):
        pass

charges = [constant for constant in loop.__code__.co_consts if type(constant).__name__ == "charge"]
charge = charges[-1]

def attempt(what, action):
    try:
        action()
        print("ESCAPED", what)
    except (TypeError, AttributeError):
        print("refused to", what)

def give():
    charge.weight = 0

def give_class():
    type(charge).__bool__ = lambda self: True

attempt("be made", lambda: type(charge)())
attempt("be derived from", lambda: type("Free", (type(charge),), {}))
attempt("be given an attribute", give)
attempt("have its class changed", give_class)
