# Files: reading and writing through pathlib.Path.
from pathlib import Path

path = Path("workspace") / "story.txt"
print(path.exists(), path.write_text("once upon a time\nthere was a file\n"), path.exists())
print(path.read_text().splitlines(), path.is_file(), path.is_dir(), path.stat().st_size)
print(path.name, path.stem, path.suffix, path.parent, path.parent.is_dir())

binary = path.with_suffix(".bin")
print(binary.write_bytes(bytes(range(5))), binary.read_bytes(), binary)

with path.open("a") as f:
    f.write("the end\n")
with path.open() as f:
    print(sum(1 for _ in f))

target = path.with_name("renamed.txt")
moved = path.rename(target)
print(moved, path.exists(), target.exists())
target.replace("workspace/final.txt")
print(Path("workspace/final.txt").read_text().count("\n"))

Path("workspace/empty.txt").touch()
print(Path("workspace/empty.txt").stat().st_size)
Path("workspace/empty.txt").unlink()
Path("workspace/empty.txt").unlink(missing_ok=True)
try:
    Path("workspace/empty.txt").unlink()
except FileNotFoundError:
    print("already gone")
try:
    Path("workspace/absent.txt").read_text()
except FileNotFoundError as error:
    print(type(error).__name__)
