# pathlib: taking paths apart and joining them.
from pathlib import PurePath, PurePosixPath, PureWindowsPath

p = PurePosixPath("data/raw/report.final.csv")
print(p, p.name, p.stem, p.suffix, p.suffixes, p.parent, p.parts)
print([str(parent) for parent in p.parents])
print(p.with_suffix(".json"), p.with_name("other.txt"), p.with_stem("summary"))
print(PurePosixPath("a") / "b" / "c.txt", "root" / PurePosixPath("x"), PurePosixPath("a").joinpath("b", "c"))
print(PurePosixPath("/usr/lib").is_absolute(), p.is_absolute(), PurePosixPath("/usr/lib").root)
print(PurePosixPath("a") / "/absolute", PurePosixPath("a//b/./c/"), PurePosixPath("a/../b"), PurePosixPath())
print(p.relative_to("data"), p.is_relative_to("data/raw"), p.is_relative_to("other"))
try:
    p.relative_to("elsewhere")
except ValueError:
    print("not below elsewhere")

print(p.match("*.csv"), p.match("raw/*.csv"), p.match("*.txt"))
print(PurePosixPath("a/b") == PurePosixPath("a//b"), PurePosixPath("a") < PurePosixPath("b"))
print(sorted(map(PurePosixPath, ["b/a", "a/z", "a"])), len({PurePosixPath("a"), PurePosixPath("a/")}))
print(p.as_posix(), repr(p), str(p) == "data/raw/report.final.csv")

w = PureWindowsPath(r"C:\Users\Ann\file.TXT")
print(w.drive, w.root, w.name, w.parts, w.as_posix())
print(PureWindowsPath("a/B") == PureWindowsPath("A/b"), w.suffix.lower(), w.with_suffix(".md"))
print(PurePosixPath(".hidden").suffix == "", PurePosixPath("archive.tar.gz").stem, PurePath("x").name)
