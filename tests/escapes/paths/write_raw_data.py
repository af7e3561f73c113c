# attack: writes, appends, truncates, creates, deletes and renames under the read-only data/raw
# prints: refused: 51
import pathlib

refused = 0
for p in ("data/raw/new.csv", "data/raw/../raw/new.csv", "/project/data/raw/new.csv", "data/RAW/new.csv", "data/processed/../raw/new.csv", "data/raw/sub/new.csv", "data/new_top.csv", "new_top.txt", "os.py"):
    for mode in ("w", "a", "x", "r+", "wb"):
        try:
            with open(p, mode) as f:
                f.write(b"x" if "b" in mode else "x")
        except (OSError, ValueError):
            refused += 1
            continue
        if "RAW" not in p:
            print("ESCAPED wrote", p, mode)
for op in (lambda: pathlib.Path("data/raw/d").mkdir(), lambda: pathlib.Path("data/raw").rename("workspace/raw"), lambda: pathlib.Path("data/raw").rmdir(),
           lambda: pathlib.Path("data/raw").chmod(0o777), lambda: [x.unlink() for x in pathlib.Path("data/raw").iterdir()], lambda: pathlib.Path("data/raw/t").touch()):
    try:
        got = op()
    except (OSError, AttributeError, NotImplementedError):
        refused += 1
        continue
    if got != []:
        print("ESCAPED changed data/raw")
print("refused:", refused)
