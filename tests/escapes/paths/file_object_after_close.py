# attack: uses, reopens, re-inits and deletes file objects in odd orders, also from __del__
# prints: refused: 13
import io

f = open("workspace/odd.txt", "w")
f.write("x")
f.close()
refused = 0
for op in (lambda: f.write("y"), lambda: f.seek(1), lambda: f.__enter__(), lambda: type(f).__new__(type(f)), lambda: f.__init__("/etc/passwd"), lambda: type(f)("/etc/passwd"),
           lambda: f.reconfigure(encoding="utf-8"), lambda: f.detach(), lambda: f.buffer.raw, lambda: io.FileIO("/etc/passwd"), lambda: io.open("/etc/passwd"), lambda: io.open_code("/etc/passwd"),
           lambda: io.TextIOWrapper(io.FileIO(0))):
    try:
        got = op()
    except Exception:
        refused += 1
        continue
    if hasattr(got, "read"):
        try:
            print("ESCAPED", got.read(10))
        except Exception:
            refused += 1
print("refused:", refused)
