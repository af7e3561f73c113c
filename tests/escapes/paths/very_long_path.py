# attack: a path of a hundred thousand characters, one of ten thousand components, and one of long unicode
# prints: refused: 12
refused = 0
for p in ("a" * 100000, "workspace/" + "b/" * 10000 + "c", "../" * 30000 + "etc/passwd", "workspace/" + "\u0301" * 5000, "workspace/" + "é" * 300, "workspace/" + "./" * 50000 + "x"):
    for mode in ("r", "w"):
        try:
            open(p, mode)
        except (OSError, ValueError, UnicodeError):
            refused += 1
            continue
        if "etc" in p:
            print("ESCAPED", p[-20:])
print("refused:", refused)
