# attack: goes through a linked directory to files beside the project, and back in through ..
# prints: refused: 4
import pathlib

refused = 0
for p in ("workspace/link_dir/secret_outside", "workspace/link_dir/../secret_outside", "workspace/link_dir/./secret_outside"):
    try:
        print("ESCAPED", p, open(p).read()[:20])
    except OSError:
        refused += 1
for op in (lambda: list(pathlib.Path("workspace/link_dir").iterdir()), lambda: list(pathlib.Path("workspace/link_dir").glob("*")),
           lambda: [p for p in pathlib.Path("workspace").rglob("*") if "secret" in str(p)]):
    try:
        got = [str(p) for p in op()]
    except OSError:
        refused += 1
        continue
    if any("secret_outside" in g for g in got):
        print("ESCAPED listing", got[:5])
print("refused:", refused)
