# attack: home and variable expansion
# prints: refused: 8
import pathlib

refused = 0
for p in ("~/.ssh/id_rsa", "~root/.bashrc", "$HOME/.profile", "${HOME}/x", "%USERPROFILE%/x", "~"):
    try:
        open(p)
        print("ESCAPED", p)
    except (OSError, ValueError):
        refused += 1
for op in (lambda: pathlib.Path.home(), lambda: pathlib.Path("~/x").expanduser(), lambda: pathlib.Path.cwd()):
    try:
        got = str(op())
    except (OSError, RuntimeError, AttributeError, KeyError, NotImplementedError):
        refused += 1
        continue
    if not got.startswith("/project"):
        print("ESCAPED a host path:", got)
print("refused:", refused)
