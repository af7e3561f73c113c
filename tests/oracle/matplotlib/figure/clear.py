# A cleared figure is empty and usable.
import matplotlib.pyplot as plt

fig, axs = plt.subplots(2, 2)
fig.suptitle("title")
fig.supxlabel("x")
fig.text(0, 0, "t")
fig.clear()
print(repr(fig), fig.texts, fig._suptitle, fig.get_suptitle() == "", fig.get_supxlabel() == "")
ax = fig.add_subplot()
print(fig.gca() is ax)
fig.clf()
print(repr(fig), len(fig.get_children()))
fig.subplots(1, 3)
print(repr(fig))
