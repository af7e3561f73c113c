# attack: moves files out of the project, over protected files, and links into place
# stopped by: nothing
import pathlib

w = pathlib.Path("workspace")
(w / "mover.txt").write_text("x")
moves = [("workspace/mover.txt", "../escaped_file"), ("workspace/mover.txt", "/tmp/escaped_file"), ("workspace/mover.txt", ".env"), ("workspace/mover.txt", "data/raw/new"),
         ("workspace/link_out", "workspace/inside_now"), (".env", "workspace/env_copy"), ("data", "workspace/data_moved"), ("workspace/link_dir", "reports/dir")]
for a, b in moves:
    for name in ("rename", "replace"):
        try:
            getattr(pathlib.Path(a), name)(b)
        except (OSError, AttributeError, NotImplementedError, ValueError):
            continue
        if b.startswith(("..", "/tmp", ".env", "data/raw")) or a.startswith((".env", "data")):
            print("ESCAPED moved", a, b)
