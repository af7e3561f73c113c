# String methods for alignment: center, ljust, rjust, zfill.
rows = [("apple", 3, 0.5), ("kiwi", 12, 0.25), ("watermelon", 1, 3.0)]
for name, count, price in rows:
    print(name.ljust(12, ".") + str(count).rjust(4) + f"{price:8.2f}")

print("title".center(21, "*"))
print("odd".center(6) + "|", "even".center(7) + "|")
print("42".zfill(6), "-42".zfill(6), "+7".zfill(4), "abc".zfill(2))
print("long text".ljust(3), "long text".rjust(3))


def box(lines):
    width = max(len(line) for line in lines)
    print("+" + "-" * (width + 2) + "+")
    for line in lines:
        print("| " + line.ljust(width) + " |")
    print("+" + "-" * (width + 2) + "+")


box(["Report", "total: 12", "ok"])


def table(header, body):
    widths = [max(len(str(row[i])) for row in [header, *body]) for i in range(len(header))]
    for row in [header, *body]:
        print(" | ".join(str(cell).ljust(w) for cell, w in zip(row, widths)).rstrip())


table(("name", "n"), [("a", 1), ("bb", 22)])
