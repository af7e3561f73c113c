# attack: looks among the constants of its functions for what their loops are charged with
# prints: (None,)
# prints: refused
# limits: timeout=5 instructions=100000
def loop():
    for _ in range(300):
        pass

def call():
    pass

code = loop.__code__
print(call.__code__.co_consts)
charges = [constant for constant in code.co_consts if type(constant).__name__ not in ("int", "NoneType", "str", "code")]
if charges:
    print("ESCAPED", charges)
try:
    code.co_consts = ()
    print("ESCAPED constants can be set")
except AttributeError:
    print("refused")
