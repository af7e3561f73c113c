# attack: chmod, touch, utime-like calls and directory removal on the project's own skeleton and outside
# prints: refused: 35
import pathlib

refused = 0
for p in ("/etc/passwd", "../secret_outside", "data", "data/raw", "workspace/link_out", ".", "/project", "/"):
    path = pathlib.Path(p)
    for op in (lambda: path.chmod(0o777), lambda: path.touch(), lambda: path.unlink(), lambda: path.rmdir(), lambda: path.lchmod(0o777)):
        try:
            op()
        except (OSError, AttributeError, NotImplementedError, TypeError):
            refused += p != "workspace/link_out"
            continue
        if p != "workspace/link_out":
            print("ESCAPED changed", p)
print("refused:", refused)
