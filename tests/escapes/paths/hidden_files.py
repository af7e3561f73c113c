# attack: reads, lists and writes the files that must not be seen, in many spellings
# prints: refused: 45
import pathlib

refused = 0
for p in (".env", "./.env", "/project/.env", "workspace/../.env", ".ENV", ".env/", ".env ", ".env.", ".mcp.json", ".git/config", ".git/HEAD", ".work/state", "data/../.env", ".//.env", ".e\u006ev"):
    for mode in ("r", "a", "w"):
        try:
            with open(p, mode) as f:
                print("ESCAPED", p, mode, f.read() if mode == "r" else "")
        except (OSError, ValueError):
            refused += 1
for listing in (lambda: pathlib.Path(".").iterdir(), lambda: pathlib.Path(".").glob(".*"), lambda: pathlib.Path("/project").glob("**/*"), lambda: pathlib.Path(".").rglob("*env*")):
    try:
        names = [x.name for x in listing()]
    except (OSError, AttributeError):
        refused += 1
        continue
    if any(n.startswith(".") for n in names):
        print("ESCAPED hidden names", names)
if pathlib.Path(".env").exists():
    print("ESCAPED the existence of .env")
print("refused:", refused)
