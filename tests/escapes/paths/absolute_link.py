# attack: a link to /etc/passwd, read by open, by pathlib and by its target name
# prints: refused: 6
import pathlib

p = pathlib.Path("workspace/abs_link")
refused = 0
for op in (lambda: open("workspace/abs_link").read(), p.read_text, p.read_bytes, lambda: p.resolve().read_text(), lambda: p.stat().st_size > 0 and "size"):
    try:
        got = op()
    except (OSError, AttributeError, NotImplementedError, ValueError):
        refused += 1
        continue
    if got and got != "size":
        print("ESCAPED", got[:20])
for op in (lambda: str(p.resolve()), lambda: str(p.readlink()), lambda: str(p.absolute())):
    try:
        got = op()
    except (OSError, AttributeError, NotImplementedError, ValueError):
        refused += 1
        continue
    if "etc" in got:
        print("ESCAPED a host path:", got)
print("refused:", refused)
