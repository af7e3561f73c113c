# Turned labels below the lowest axes.
import matplotlib.pyplot as plt


def box(thing):
    return [round(float(v), 4) for v in thing.bounds]



fig, axs = plt.subplots(2, 1)
for ax in axs:
    ax.plot([1, 2, 3])
    ax.set_xlabel("time")
fig.autofmt_xdate()
print([ax.get_xlabel() for ax in axs], [box(ax.get_position()) for ax in axs])
print([(label.get_rotation(), label.get_ha(), label.get_visible()) for label in axs[1].get_xticklabels()][:2])
print([label.get_visible() for label in axs[0].get_xticklabels()][:2])
fig, ax = plt.subplots()
fig.autofmt_xdate(rotation=60, ha="center", bottom=0.3)
print(ax.get_xticklabels()[0].get_rotation(), ax.get_xticklabels()[0].get_ha(), box(ax.get_position()))
try:
    fig.autofmt_xdate(which="some")
except ValueError as error:
    print(error)
