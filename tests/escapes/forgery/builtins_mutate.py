# attack: changes the restricted builtins in place and sees whether trusted code picks the changes up
# prints: trusted code called the spy []
import json
import textwrap

calls = []

def spy(*args):
    try:
        raise KeyError
    except KeyError as e:
        frame = e.__traceback__.tb_frame.f_back
    while frame is not None:
        if frame.f_globals is not globals():
            calls.append(frame.f_globals.get("__name__"))
        frame = frame.f_back
    return 0

b = __builtins__ if isinstance(__builtins__, dict) else vars(__builtins__)
for name in ("isinstance", "len", "getattr", "ValueError", "str"):
    b[name] = spy
try:
    textwrap.dedent("  a\n  b")
    json.loads("[1, 2]")
except Exception:
    pass
if calls:
    print("ESCAPED trusted code used guest builtins:", calls)
print("trusted code called the spy", calls)
