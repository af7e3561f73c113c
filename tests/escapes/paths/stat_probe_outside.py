# attack: exists, is_file, stat, samefile and owner answer questions about files outside
# prints: refused: 30
import pathlib

refused = 0
for p in ("/etc/passwd", "../secret_outside", "/", "/root", "/proc/self", "/project/.git", "workspace/link_out", "workspace/abs_link"):
    path = pathlib.Path(p)
    for name in ("exists", "is_file", "is_dir", "is_symlink", "stat", "lstat", "owner", "group", "is_mount", "is_socket"):
        try:
            got = getattr(path, name)()
        except (OSError, AttributeError, NotImplementedError, KeyError, ImportError):
            refused += 1
            continue
        if got and p.startswith(("/etc", "..", "/root", "/proc", "/project/.git")):
            print("ESCAPED", p, name, got)
        if name in ("owner", "group") and got:
            print("ESCAPED account name", got)
print("refused:", refused)
