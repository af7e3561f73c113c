# attack: makes trusted Python code raise and reads the frames of that code from the traceback
# prints: ['its own', {}, {}, {}]
import json

try:
    json.loads("{")
except ValueError as e:
    tb = e.__traceback__
    given = []
    while tb is not None:
        frame = tb.tb_frame
        given.append("its own" if frame.f_globals is globals() else frame.f_globals)
        if frame.f_globals is not globals() and (frame.f_globals or frame.f_locals):
            print("ESCAPED globals of", frame.f_globals.get("__name__"))
            print("ESCAPED locals", sorted(frame.f_locals)[:5])
        tb = tb.tb_next
print(given)
