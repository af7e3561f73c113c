# attack: looks for the stream behind print and replaces or closes it
# stopped by: AttributeError
import contextlib
import io

class Evil:
    def write(self, s):
        raise SystemExit(0)

with contextlib.redirect_stdout(Evil()):
    try:
        print("x")
    except SystemExit:
        pass
print("still reported")
with contextlib.redirect_stdout(None):
    print("lost")
result = "kept"
