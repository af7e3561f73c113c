# Warnings when a figure exists, and managers.
import matplotlib.pyplot as plt

import warnings

fig = plt.figure(1, figsize=(4, 3))
fig.add_subplot()
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    again = plt.figure(1, figsize=(5, 5))
    print(again is fig, again.get_size_inches().tolist())
    plt.figure(fig, dpi=20)
    plt.figure("all")
for warning in caught:
    print(warning.category.__name__, "-", warning.message)
print(repr(plt.figure(1, clear=True)))
with plt.rc_context({"figure.max_open_warning": 2}), warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    plt.close("all")
    for _ in range(3):
        plt.figure()
print(caught[0].category.__name__, "-", caught[0].message)


class Special(plt.Figure):
    pass


print(repr(plt.figure(FigureClass=Special)))
manager = plt.get_current_fig_manager()
manager.set_window_title("a window")
print(manager.num, manager.get_window_title(), manager.canvas.figure is plt.gcf())
print(plt.gcf().canvas.get_default_filename())
