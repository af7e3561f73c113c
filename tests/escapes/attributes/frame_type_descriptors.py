# attack: applies the getters of the frame and traceback types directly, past per-instance hiding
# prints: ['its own', {}, {}, {}]
import json

try:
    json.loads("!")
except ValueError as e:
    tb = e.__traceback__
Tb = type(tb)
given = []
while tb is not None:
    frame = Tb.__dict__["tb_frame"].__get__(tb, Tb)
    ns = type(frame).__dict__["f_globals"].__get__(frame, type(frame))
    given.append("its own" if ns is globals() else ns)
    if ns and ns is not globals():
        print("ESCAPED by frame descriptor:", ns.get("__name__"))
    tb = Tb.__dict__["tb_next"].__get__(tb, Tb)
print(given)
