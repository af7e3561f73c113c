# attack: write, read, replace or remove the files that say which tools were agreed to and what servers list
# prints: 30 refused
from pathlib import Path
from servers.shop import order

order(product="lamp")
refused = 0
for name in (
    ".mcp.lock.json", "/project/.mcp.lock.json", "workspace/../.mcp.lock.json", ".mcp.json",
    ".work/servers/shop.json", ".work/servers/../servers/shop.json",
):
    path = Path(name)
    for attempt in (
        lambda: path.write_text('{"version": 1, "servers": {}}'),
        lambda: path.read_text(),
        lambda: path.unlink(),
        lambda: Path("workspace/forged.json").rename(path),
        lambda: open(path, "a"),
    ):
        Path("workspace/forged.json").write_text("{}")
        try:
            attempt()
            print("ESCAPED", name)
        except OSError:
            refused += 1
print(refused, "refused")
