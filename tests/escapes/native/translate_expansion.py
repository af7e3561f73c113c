# attack: translate, expandtabs, join, title-casing and casefold expansions
# stopped by: MemoryLimit
# limits: timeout=5 memory=128M
big = "b" * 10 ** 6
for way in (lambda: ("a" * 10 ** 6).translate({97: big}), lambda: big.join(["x"] * 10 ** 6), lambda: ("\t" * 10 ** 6).expandtabs(10 ** 6), lambda: b"x".join([b"y" * 10 ** 6] * 10 ** 6)):
    try:
        x = way()
    except (MemoryError, OverflowError):
        continue
    print("ESCAPED", len(x))
("\u0390" * 10 ** 8).upper()
("a" * 10 ** 6).translate({97: big})
