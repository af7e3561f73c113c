# attack: paths as bytes, bytearray, PathLike objects that change their answer, and str subclasses
# prints: refused: 8
class Flip:
    n = 0
    def __fspath__(self):
        Flip.n += 1
        return "workspace/probe" if Flip.n % 2 else "../secret_outside"

class S(str):
    def __str__(self):
        return "workspace/probe"
    def startswith(self, *a):
        return False
    def split(self, *a):
        return ["workspace", "probe"]
    def __fspath__(self):
        return "workspace/probe"

class B(bytes):
    def decode(self, *a):
        return "workspace/probe"

open("workspace/probe", "w").close()
refused = 0
for p in (b"../secret_outside", bytearray(b"../secret_outside"), memoryview(b"../secret_outside"), Flip(), Flip(), Flip(), S("../secret_outside"), B(b"../secret_outside"), b"/etc/passwd", b"\xff\xfe"):
    try:
        text = open(p).read()
    except (OSError, TypeError, ValueError):
        refused += 1
        continue
    if text:
        print("ESCAPED", type(p).__name__, text[:20])
print("refused:", refused)
