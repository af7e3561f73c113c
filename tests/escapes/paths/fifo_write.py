# attack: opening a FIFO for writing, and through pathlib, blocks too
# stopped by: OSError
# limits: timeout=2
import pathlib

try:
    pathlib.Path("workspace/fifo").write_text("x")
    print("ESCAPED wrote a fifo")
except AttributeError:
    pass
open("workspace/fifo", "r+b", buffering=0).read(1)
print("ESCAPED opened a fifo")
