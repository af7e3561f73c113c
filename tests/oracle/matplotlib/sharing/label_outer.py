"""`label_outer` takes inner labels away."""
import matplotlib.pyplot as plt

fig, axs = plt.subplots(2, 2)
for ax in axs.flat:
    ax.set(xlabel="x", ylabel="y")
    ax.label_outer()
for ax in axs.flat:
    print(repr(ax.get_xlabel()), repr(ax.get_ylabel()), len(ax.get_xticklabels()), len(ax.get_yticklabels()), len(ax.get_xticklines()))
fig, axs = plt.subplots(2, 2)
for ax in axs.flat:
    ax.label_outer(remove_inner_ticks=True)
print([[line.get_visible() for line in ax.get_xticklines()[:2]] for ax in axs.flat])
