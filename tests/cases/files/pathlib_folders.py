# Files: making, listing, searching and removing folders.
from pathlib import Path

base = Path("workspace/project")
(base / "src" / "util").mkdir(parents=True)
(base / "docs").mkdir()
for name in ("src/main.py", "src/util/text.py", "src/util/data.json", "docs/index.md", "README.md"):
    (base / name).write_text(f"content of {name}")

print(sorted(p.name for p in base.iterdir()))
print(sorted(p.name for p in base.iterdir() if p.is_dir()))
print(sorted(p.as_posix() for p in base.glob("*/*.py")))
print(sorted(p.relative_to(base).as_posix() for p in base.rglob("*.py")))
print(sorted(p.relative_to(base).as_posix() for p in base.glob("**/*") if p.is_file()))
print(sorted(p.name for p in base.glob("**/*.[jm]*")), list(base.glob("*.txt")))

(base / "docs").mkdir(exist_ok=True)
try:
    (base / "docs").mkdir()
except FileExistsError:
    print("folder exists")
try:
    (base / "a" / "b").mkdir()
except FileNotFoundError:
    print("parent is missing")
try:
    (base / "docs").rmdir()
except OSError:
    print("folder is not empty")


def remove_tree(folder):
    for child in sorted(folder.iterdir()):
        if child.is_dir():
            remove_tree(child)
        else:
            child.unlink()
    folder.rmdir()


total = sum(p.stat().st_size for p in base.rglob("*") if p.is_file())
remove_tree(base)
print(total, base.exists(), Path("workspace").is_dir())
