import matplotlib.pyplot as plt
from matplotlib.patches import Rectangle


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


box = Rectangle((0, 0), 1, 1)
print(box.get_facecolor(), box.get_edgecolor(), box.get_lw(), box.get_ls(), box.get_fill(), box.get_hatch(), box.get_aa())
print(Rectangle((0, 0), 1, 1, color="red").get_edgecolor(), Rectangle((0, 0), 1, 1, fc="none", ec="b").get_facecolor())
print(Rectangle((0, 0), 1, 1, fc="r", ec="b", alpha=0.5).get_facecolor(), Rectangle((0, 0), 1, 1, fill=False).get_edgecolor())
box.set(facecolor=(0, 1, 0, 0.25), edgecolor="k", alpha=None)
print(box.get_facecolor(), box.get_edgecolor())
box.set_alpha(0.5)
print(box.get_facecolor(), box.get_edgecolor())
box.set_fill(False)
print(box.get_facecolor(), box.fill)
box.set(ls="--", lw=2, hatch="//", capstyle="round", joinstyle="bevel")
print(box.get_linestyle(), box._dash_pattern, box.get_hatch(), box.get_capstyle(), box.get_joinstyle())
with plt.rc_context({"patch.facecolor": "m", "patch.force_edgecolor": True, "patch.linewidth": 3}):
    box = Rectangle((0, 0), 1, 1)
    print(box.get_facecolor(), box.get_edgecolor(), box.get_linewidth())
for wrong in (lambda: box.set_linestyle("foo"), lambda: box.set_capstyle("q"), lambda: box.set_facecolor("nocolour"), lambda: Rectangle((0, 0), 1, 1, rotation_point="q")):
    print(tried(wrong))
