# pathlib: grouping, renaming and building paths as plain data.
from pathlib import PurePosixPath

files = [
    PurePosixPath(text)
    for text in (
        "src/app.py",
        "src/util/text.py",
        "docs/index.md",
        "docs/img/logo.png",
        "README.md",
        "src/util/__init__.py",
    )
]
by_suffix = {}
for path in files:
    by_suffix.setdefault(path.suffix, []).append(path.name)
print(by_suffix)

by_folder = {}
for path in files:
    by_folder.setdefault(str(path.parent), []).append(path.stem)
print(by_folder)
print([len(path.parts) for path in files], max(files, key=lambda p: len(p.parts)))
print([str(p) for p in sorted(files)])

for path in files[:3]:
    print(path, "->", PurePosixPath("build", *path.parts[1:]).with_suffix(path.suffix + ".bak"))


def common(paths):
    result = []
    for parts in zip(*(p.parts for p in paths)):
        if len(set(parts)) > 1:
            break
        result.append(parts[0])
    return PurePosixPath(*result)


print(common(files[:2]), common(files), common([PurePosixPath("a/b/c"), PurePosixPath("a/b/d")]))
module = ".".join(PurePosixPath("src/util/text.py").with_suffix("").parts)
print(module, PurePosixPath(*module.split(".")).with_suffix(".py"))
print([p.name for p in files if p.match("*.py") and p.parts[0] == "src"])
