import matplotlib.pyplot as plt
from matplotlib.lines import Line2D
from matplotlib.patches import Rectangle
from matplotlib.text import Text


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


line, box, words = Line2D([0, 1], [2, 3]), Rectangle((0, 0), 1, 1), Text(0, 0, "a")
line.set(lw=3, color="r", ls="--", zorder=7, label="named", visible=False, alpha=0.5)
print(line.get_linewidth(), line.get_color(), line.get_ls(), line.zorder, line.get_label(), line.get_visible(), line.get_alpha())
box.update({"facecolor": "g", "lw": 2})
print(box.get_facecolor(), box.get_lw())
for wrong in (lambda: line.set(foo=3), lambda: box.set(foo=3), lambda: words.set(foo=3), lambda: line.update({"foo": 3}),
              lambda: Line2D([1], [2], foo=3), lambda: Rectangle((0, 0), 1, 1, foo=3), lambda: Text(0, 0, "a", foo=3),
              lambda: line.set(linewidth=2, lw=3), lambda: Text(0, 0, "a", size=1, fontsize=2),
              lambda: line.set_alpha("x"), lambda: line.set_alpha(2), lambda: line.remove(), lambda: box.set_clip_path(3),
              lambda: box.set_clip_box(3)):
    print(tried(wrong))
