# Files: closing on errors, several files at once and error types.
from contextlib import ExitStack, suppress
from pathlib import Path

try:
    with open("workspace/partial.txt", "w") as f:
        f.write("kept before the error\n")
        raise RuntimeError("stopped")
except RuntimeError as error:
    print(error, f.closed, Path("workspace/partial.txt").read_text().strip())

with open("workspace/in.txt", "w") as f:
    f.write("alpha\nbeta\ngamma\n")
with open("workspace/in.txt") as source, open("workspace/out.txt", "w") as target:
    for line in source:
        target.write(line.upper())
print(Path("workspace/out.txt").read_text().split())

with ExitStack() as stack:
    files = [stack.enter_context(open(f"workspace/part{n}.txt", "w")) for n in range(3)]
    for n, f in enumerate(files):
        f.write("x" * n)
print([f.closed for f in files], [Path(f"workspace/part{n}.txt").stat().st_size for n in range(3)])

cases = {
    "missing file": lambda: open("workspace/none.txt"),
    "missing folder": lambda: open("workspace/none/file.txt", "w"),
    "folder as file": lambda: Path("workspace").read_text(),
    "bad encoding": lambda: Path("workspace/bytes.bin").read_text(encoding="utf-8"),
}
Path("workspace/bytes.bin").write_bytes(b"\xff\xfe\xff")
for name, action in cases.items():
    try:
        action()
    except (OSError, UnicodeDecodeError) as error:
        print(name, type(error).__name__)
with suppress(FileNotFoundError):
    open("workspace/none.txt")
print(Path("workspace/bytes.bin").read_text(encoding="utf-8", errors="replace") == "\ufffd" * 3)
