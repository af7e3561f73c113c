# attack: makes directories ten thousand levels deep and then lists and removes them
# stopped by: nothing or OSError or ExecutionTimeout
# limits: timeout=5
import pathlib

p = pathlib.Path("workspace/deep")
try:
    for i in range(10000):
        p.mkdir()
        p = p / "d"
except (OSError, RecursionError):
    pass
try:
    n = sum(1 for _ in pathlib.Path("workspace/deep").rglob("*"))
except (OSError, RecursionError):
    pass
