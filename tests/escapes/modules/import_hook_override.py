# attack: replaces __import__ in the guest's builtins and globals to be called by trusted code that imports lazily
# prints: refused: 1
import datetime
import time

def hook(name, *args):
    try:
        raise KeyError
    except KeyError as e:
        frame = e.__traceback__.tb_frame.f_back
    while frame is not None:
        if frame.f_globals is not globals():
            print("ESCAPED trusted importer frame", frame.f_globals.get("__name__"))
        frame = frame.f_back
    raise ImportError(name)

b = __builtins__ if isinstance(__builtins__, dict) else vars(__builtins__)
b["__import__"] = hook
globals()["__import__"] = hook
refused = 0
try:
    time.strptime("2020", "%Y")
    datetime.datetime.strptime("2020", "%Y")
except ImportError:
    refused += 1
print("refused:", refused)
