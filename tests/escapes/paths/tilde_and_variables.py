# attack: home and variable expansion
# stopped by: nothing
import pathlib

for p in ("~/.ssh/id_rsa", "~root/.bashrc", "$HOME/.profile", "${HOME}/x", "%USERPROFILE%/x", "~"):
    try:
        open(p)
        print("ESCAPED", p)
    except (OSError, ValueError):
        pass
for op in (lambda: pathlib.Path.home(), lambda: pathlib.Path("~/x").expanduser(), lambda: pathlib.Path.cwd()):
    try:
        got = str(op())
    except (OSError, RuntimeError, AttributeError, KeyError, NotImplementedError):
        continue
    if not got.startswith("/project"):
        print("ESCAPED a host path:", got)
