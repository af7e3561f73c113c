# attack: makes directories ten thousand levels deep and then lists and removes them
# stopped by: OSError or ExecutionTimeout
# prints: refused: True
# limits: timeout=5
import pathlib

p = pathlib.Path("workspace/deep")
refused = 0
try:
    for i in range(10000):
        p.mkdir()
        p = p / "d"
except (OSError, RecursionError):
    refused += 1
try:
    n = sum(1 for _ in pathlib.Path("workspace/deep").rglob("*"))
except (OSError, RecursionError):
    refused += 1
print("refused:", refused > 0)
