# attack: makes trusted Python code raise and reads the frames of that code from the traceback
# stopped by: nothing
import json

try:
    json.loads("{")
except ValueError as e:
    tb = e.__traceback__
    while tb is not None:
        frame = tb.tb_frame
        if frame.f_globals is not globals() and (frame.f_globals or frame.f_locals):
            print("ESCAPED globals of", frame.f_globals.get("__name__"))
            print("ESCAPED locals", sorted(frame.f_locals)[:5])
        tb = tb.tb_next
