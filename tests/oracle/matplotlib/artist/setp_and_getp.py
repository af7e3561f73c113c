import matplotlib.pyplot as plt


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


fig, ax = plt.subplots()
lines = ax.plot([1, 2], [3, 4], [1, 2], [4, 3])
print(plt.setp(lines, linewidth=3, color="k"), [line.get_color() for line in lines])
print(plt.setp(lines[0], "ls", ":", "alpha", 0.5), lines[0].get_linestyle(), plt.getp(lines[0], "alpha"))
print(plt.setp(ax.get_xticklabels(), rotation=45, ha="right") is not None, ax.get_xticklabels()[0].get_rotation())
for wrong in (lambda: plt.setp(lines, foo=3), lambda: plt.getp(lines[0], "foo"), lambda: plt.setp(lines, "a", "b", "c")):
    print(tried(wrong))
print(plt.setp([], lw=2))
