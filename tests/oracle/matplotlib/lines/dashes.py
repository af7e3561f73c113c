from matplotlib.lines import Line2D


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


line = Line2D([0, 1], [2, 3], lw=2)
for style in ("-", "--", "-.", ":", "None", "", " ", "solid", "dashed", "dashdot", "dotted", (0, (1, 2)), (3, (5, 1, 1, 1))):
    line.set_linestyle(style)
    offset, lengths = line._dash_pattern
    print(repr(style), line.get_linestyle(), line.is_dashed(), float(offset), lengths and [round(float(length), 6) for length in lengths])
line.set_dashes([4, 2])
line.set_linewidth(3)
print(line.get_linestyle(), line._dash_pattern)
line.set_dashes((None, None))
print(line.get_linestyle())
for wrong in (lambda: line.set_linestyle("foo"), lambda: line.set_drawstyle("foo"), lambda: line.set_fillstyle("foo"),
              lambda: line.set_marker("foo"), lambda: line.set_linewidth("a"), lambda: line.set_dash_capstyle("foo"),
              lambda: line.set_solid_joinstyle("foo"), lambda: line.set_color("foo"), lambda: Line2D(1, [2]), lambda: Line2D([1], 2)):
    print(tried(wrong))
