# attack: creates files until the inodes or the quota end
# stopped by: OSError or ExecutionTimeout or InstructionLimit
# limits: timeout=5
import pathlib

n = 0
while True:
    pathlib.Path("workspace/n%d" % n).write_text("x")
    n += 1
    if n > 2000000:
        print("ESCAPED made", n, "files")
        break
