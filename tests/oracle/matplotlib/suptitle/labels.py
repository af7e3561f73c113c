# Titles and labels over all axes.
import matplotlib.pyplot as plt

fig, axs = plt.subplots(2, 2)
title = fig.suptitle("Title")
below = fig.supxlabel("below")
left = fig.supylabel("left")
for text in (title, below, left):
    print(text, text.get_ha(), text.get_va(), text.get_rotation(), text.get_fontsize(), text.get_fontweight())
print(fig.get_suptitle(), fig.get_supxlabel(), fig.get_supylabel(), len(fig.texts))
again = fig.suptitle("Other", x=0.1, y=0.9, ha="left", fontsize=20, fontweight="bold", color="red")
print(again is title, again, again.get_ha(), again.get_fontsize(), again.get_fontweight(), again.get_color())
print(len(fig.texts), fig.supylabel("l", rotation=0, size=8).get_rotation(), left.get_rotation_mode())
title.remove()
print(fig.get_suptitle() == "", len(fig.texts))
with plt.rc_context({"figure.titlesize": 30, "figure.titleweight": "bold", "figure.labelsize": "small"}):
    other = plt.figure()
    print(other.suptitle("t").get_fontsize(), other.suptitle("t").get_fontweight(), other.supxlabel("x").get_fontsize())
