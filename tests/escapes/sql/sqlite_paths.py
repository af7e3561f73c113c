# attack: database files outside the project, by link, by climbing, by address
# prints: refused: 40
from pathlib import Path

from orchestrator.mcp.data import load_sql

NAMES = [
    "workspace/link.db",
    "workspace/link_dir/outside.db",
    "../outside.db",
    "data/raw/../../../outside.db",
    "/etc/passwd.db",
    "/proc/self/exe",
    "/proc/self/fd/3",
    "/dev/fd/3",
    "sqlite:////proc/self/fd/4",
    "sqlite:///../outside.db",
    "file:../outside.db?mode=rwc",
    "file:/proc/self/environ",
    "sqlite://:memory:",
    ":memory:.db",
    "workspace/shop.db?mode=rwc",
    "/orchestrator-descriptors/3",
    "file:/orchestrator-descriptors/3?immutable=1",
    ".env",
    "./.env",
    "data/raw",
]
refused = 0
for name in NAMES:
    for connection in (name, Path(name)):
        try:
            rows = load_sql("select * from customers", connection=connection)
        except (OSError, ValueError, KeyError, TypeError):
            refused += 1
            continue
        print("ESCAPED", name, rows)
print("refused:", refused)
