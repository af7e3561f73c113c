"""Wrong numbers and names of arguments, in matplotlib's words."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
for call in (lambda: ax.set_xlim(foo=1), lambda: ax.set_xlim(1, 2, 3), lambda: ax.grid(1, 2, 3, 4), lambda: ax.set_aspect(), lambda: ax.margins(foo=1),
             lambda: ax.autoscale(foo=1), lambda: ax.set_xticks(), lambda: ax.xaxis.set_major_locator(), lambda: ax.twinx(1), lambda: ax.get_xlim(1),
             lambda: ax.add_line(), lambda: ax.set_title(), lambda: ax.set_xlabel(), lambda: ax.inset_axes(), lambda: ax.set_xscale(),
             lambda: ax.xaxis.tick_top(1), lambda: ax.ticklabel_format(1), lambda: ax.label_outer(1, 2), lambda: ax.tick_params(1, 2)):
    try:
        call()
        print("accepted")
    except TypeError as error:
        print(error)
