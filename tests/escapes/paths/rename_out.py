# attack: moves files out of the project, over protected files, and links into place
# prints: refused: True
import pathlib

w = pathlib.Path("workspace")
(w / "mover.txt").write_text("x")
moves = [("workspace/mover.txt", "../escaped_file"), ("workspace/mover.txt", "/tmp/escaped_file"), ("workspace/mover.txt", ".env"), ("workspace/mover.txt", "data/raw/new"),
         ("workspace/link_out", "workspace/inside_now"), (".env", "workspace/env_copy"), ("data", "workspace/data_moved"), ("workspace/link_dir", "reports/dir")]
refused = 0
for a, b in moves:
    for name in ("rename", "replace"):
        try:
            getattr(pathlib.Path(a), name)(b)
        except (OSError, AttributeError, NotImplementedError, ValueError):
            refused += 1
            continue
        if b.startswith(("..", "/tmp", ".env", "data/raw")) or a.startswith((".env", "data")):
            print("ESCAPED moved", a, b)
print("refused:", refused >= 14)
