# attack: glob patterns that climb, that are absolute, and that walk everything
# prints: refused: 10
import pathlib

refused = 0
for base in (".", "/project", "workspace", "/", ".."):
    for pat in ("../*", "../**", "/*", "/etc/*", "**/../*", "*/../../*", ".*", "**/.*", "..", "[.][.]/*"):
        try:
            got = [str(p) for _, p in zip(range(50), pathlib.Path(base).glob(pat))]
        except (OSError, ValueError, NotImplementedError, AttributeError, IndexError):
            refused += 1
            continue
        bad = [g for g in got if "secret_outside" in g or g.startswith("/etc") or "/." in g.replace("/..", "")]
        if bad:
            print("ESCAPED", base, pat, bad[:3])
print("refused:", refused)
