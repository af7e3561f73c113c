# Files: newline translation, encodings and error handling.
from pathlib import Path

path = Path("workspace/lines.txt")
path.write_bytes(b"unix\nwindows\r\nold\rend")
with open(path) as f:
    print(f.readlines())
with open(path, newline="") as f:
    print(f.readlines())
with open(path, newline="\n") as f:
    print(f.readlines())
print(path.read_bytes().splitlines())

with open(path, "w", newline="\r\n") as f:
    f.write("a\nb\n")
print(path.read_bytes())
with open(path, "w", newline="") as f:
    f.write("a\nb\r\n")
print(path.read_bytes())

text = "\u00a1ol\u00e9! \u20ac5"
for encoding in ("utf-8", "utf-16", "utf-8-sig", "latin-1", "ascii"):
    try:
        path.write_text(text, encoding=encoding)
    except UnicodeEncodeError as error:
        print(encoding, "cannot encode", repr(error.object[error.start]))
    else:
        print(encoding, path.stat().st_size, path.read_text(encoding=encoding) == text)

path.write_text("caf\u00e9", encoding="latin-1")
for errors in ("strict", "replace", "ignore"):
    try:
        print(errors, repr(path.read_text(encoding="utf-8", errors=errors)))
    except UnicodeDecodeError as error:
        print(errors, error.reason)
with open(path, "w", encoding="ascii", errors="xmlcharrefreplace") as f:
    f.write("caf\u00e9")
print(path.read_text())
