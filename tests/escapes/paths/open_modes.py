# attack: odd mode strings, newline, errors and buffering values aimed at the parser of open
# stopped by: MemoryLimit
refused = 0
for mode in ("", "rw", "wx", "U", "rU", "r" * 1000, "w+b+", "\x00", "rt\n", "a+x", "\ud800", "rb\u0301"):
    try:
        open("workspace/mode_probe", mode)
    except (ValueError, OSError, TypeError, UnicodeError):
        refused += 1
for kw in ({"newline": "x"}, {"errors": "\ud800"}, {"errors": "nope"}, {"buffering": 0}, {"buffering": -5}, {"buffering": 1 << 62}, {"encoding": "\x00"}, {"encoding": "x" * 100000}, {"newline": "\x00"}):
    try:
        with open("workspace/mode_probe", "w", **kw) as f:
            f.write("x")
    except (ValueError, OSError, TypeError, LookupError, MemoryError, OverflowError):
        refused += 1
print("refused:", refused)
