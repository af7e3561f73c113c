# attack: a picture of a million by a million pixels, and one of a gigabyte
# prints: the bomb is carried, not opened: True
# prints: refused: 1
# limits: memory=512M timeout=20
import struct
import zlib
from pathlib import Path

from orchestrator.mcp.viz import generate_report


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


bomb = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 10**6, 10**6, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(bytes(10**6))) + chunk(b"IEND", b"")
Path("workspace/bomb.png").write_bytes(bomb)
page = open(generate_report("![bomb](workspace/bomb.png)")).read()
print("the bomb is carried, not opened:", len(page) < 10_000_000)
with open("workspace/large.png", "wb") as file:
    file.write(b"\x89PNG\r\n\x1a\n")
    for _ in range(9):
        file.write(bytes(10**8))
refused = 0
try:
    print("ESCAPED", generate_report("![large](workspace/large.png)"))
except ValueError:
    refused += 1
print("refused:", refused)
