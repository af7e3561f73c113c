# attack: format widths and precisions of billions in every formatting language
# stopped by: MemoryLimit
# limits: timeout=5 memory=128M
refused = 0
for way in (lambda: f"{1:>10000000000}", lambda: format(1, "2147483647"), lambda: "%*d" % (2000000000, 1), lambda: "%.2000000000f" % 1.5, lambda: format(1.5, ".2000000000f"),
            lambda: "{:{}}".format("x", 1 << 31), lambda: b"%2000000000d" % 1, lambda: format("x", "\u3042>2000000000"), lambda: format(10 ** 50, "_.999999999f"), lambda: "%.*s" % (1 << 62, "x")):
    try:
        x = way()
    except (ValueError, OverflowError, MemoryError):
        refused += 1
        continue
    if len(x) > 1 << 30:
        print("ESCAPED", len(x))
print("refused:", refused)
