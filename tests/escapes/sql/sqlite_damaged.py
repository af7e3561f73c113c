# attack: database files with bytes that are not theirs, and others that are no databases
# prints: asked 942 read some of it: True
# prints: customers: 3
# limits: timeout=60 memory=512M
import random
from pathlib import Path

from orchestrator.mcp.data import load_sql

whole = Path("data/raw/shop.db").read_bytes()
chance = random.Random(7)
QUERIES = [
    "select * from customers, orders order by 1, 2",
    "select * from oddities",
    "select * from notes where body match 'fox'",
    "select * from paid",
    "select name, sql from sqlite_schema",
    "pragma table_info(orders)",
]
made = [b"", b"SQLite format 3\0", whole[:100], whole[:1024], whole[:-1024], b"\xff" * 4096, b"id,amount\n1,2\n"]
for _ in range(150):
    bytes_ = bytearray(whole)
    for _ in range(chance.choice((1, 3, 20, 200))):
        bytes_[chance.randrange(len(bytes_))] = chance.randrange(256)
    made.append(bytes(bytes_))
n_read = 0
for bytes_ in made:
    Path("workspace/damaged.db").write_bytes(bytes_)
    for query in QUERIES:
        try:
            load_sql(query, connection="workspace/damaged.db")
            n_read += 1
        except (ValueError, PermissionError, MemoryError):
            pass
n_asked = len(made) * len(QUERIES)
print("asked", n_asked, "read some of it:", 0 < n_read < n_asked)
print("customers:", len(load_sql("select * from customers", connection="data/raw/shop.db")))
