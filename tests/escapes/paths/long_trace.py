# attack: look for more, and longer, paths than fit into the frame that tells which were looked for
# prints: looked
from pathlib import Path

name = "/".join(["x" * 250] * 15)
for number in range(40_000):
    if Path(f"{number}/{name}").exists():
        print("ESCAPED")
print("looked")
