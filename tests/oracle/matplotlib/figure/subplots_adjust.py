# Margins and gaps set by hand and by settings.
import matplotlib.pyplot as plt


def box(thing):
    return [round(float(v), 4) for v in thing.bounds]



fig, axs = plt.subplots(2, 2)
fig.subplots_adjust(left=0.2, right=0.95, wspace=0.4)
print([box(ax.get_position()) for ax in axs.flat])
fig.subplots_adjust(hspace=0, bottom=0.05, top=0.9)
print([box(ax.get_position()) for ax in axs.flat])
params = fig.subplotpars
print(params.left, params.right, params.bottom, params.top, params.wspace, params.hspace)
with plt.rc_context({"figure.subplot.left": 0.3, "figure.subplot.hspace": 0.9}):
    fig, axs = plt.subplots(2, 1)
print([box(ax.get_position()) for ax in axs])
