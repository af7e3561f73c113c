"""Options of ticks that are refused."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
for call in (lambda: ax.tick_params(axis="z"), lambda: ax.tick_params(which="foo"), lambda: ax.tick_params(foo=3), lambda: ax.tick_params(direction="up"),
             lambda: ax.tick_params(labelrotation="foo"), lambda: ax.xaxis.set_ticks_position("left"), lambda: ax.yaxis.set_ticks_position("top"),
             lambda: ax.xaxis.set_major_locator(3), lambda: ax.xaxis.set_major_formatter(3), lambda: ax.ticklabel_format(style="foo"),
             lambda: ax.ticklabel_format(axis="q"), lambda: ax.ticklabel_format(scilimits=3), lambda: ax.locator_params(axis="z")):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
