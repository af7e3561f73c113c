import matplotlib.pyplot as plt
import numpy as np

rng = np.random.default_rng(3)
X, Y = rng.normal(size=30), rng.normal(size=30)


def rounded(values):
    return np.round(np.asarray(values, dtype=float), 3).tolist()


def describe(artist):
    words = [type(artist).__name__, artist.get_label(), round(float(artist.get_zorder()), 3), artist.get_alpha(), artist.get_clip_on()]
    if hasattr(artist, "get_xydata"):
        words += [artist.get_linestyle(), str(artist.get_marker()), str(artist.get_color()), artist.get_linewidth(), artist.get_drawstyle()]
        words += [rounded(artist.get_xydata())[:3], artist.get_markersize(), str(artist.get_markerfacecolor())]
    elif hasattr(artist, "get_paths"):
        words += [rounded(artist.get_facecolor())[:2], rounded(artist.get_edgecolor())[:2], rounded(np.atleast_1d(artist.get_linewidth()))[:2]]
        words += [len(artist.get_paths()), rounded(artist.get_offsets())[:2], artist.get_hatch()]
        words.append(None if artist.get_array() is None else rounded(artist.get_array())[:2])
    elif hasattr(artist, "get_path") and hasattr(artist, "get_facecolor"):
        words += [rounded(artist.get_facecolor()), rounded(artist.get_edgecolor()), artist.get_linewidth(), str(artist.get_linestyle())]
        words += [str(artist.get_hatch()), artist.get_fill(), rounded(artist.get_path().vertices)[:3]]
    elif hasattr(artist, "get_text"):
        words += [artist.get_text(), rounded(artist.get_position()), artist.get_fontsize(), str(artist.get_color()), artist.get_ha(), artist.get_va(), artist.get_rotation()]
    elif hasattr(artist, "get_extent"):
        words += [rounded(artist.get_extent()), artist.get_interpolation(), artist.origin, rounded(artist.get_clim())]
    return words


def show(call):
    fig, ax = plt.subplots()
    call(ax)
    fig.canvas.draw()
    for artist in ax._children:
        print(describe(artist))
    print(rounded(ax.get_xlim()), rounded(ax.get_ylim()), [f"{type(c).__name__}: {c.get_label()}" for c in ax.containers])
    print(ax.get_legend_handles_labels()[1])
    plt.close(fig)


show(lambda ax: ax.errorbar(range(5), range(5), yerr=0.3, xerr=[0.1] * 5, fmt='-o', ecolor='r', elinewidth=1, capsize=4, mfc='w', label='e'))
show(lambda ax: ax.errorbar(range(5), range(5), yerr=0.3, lolims=True, ls='none', marker='s', color='g'))
show(lambda ax: ax.errorbar(range(5), range(5), xerr=0.3, xuplims=[1, 0, 1, 0, 1], errorevery=2, capsize=3))
show(lambda ax: ax.fill_between(range(5), range(5), [2] * 5, where=[1, 1, 0, 1, 1], color='C3', alpha=0.2, lw=2, ls='--', label='f'))
show(lambda ax: ax.fill_between(range(5), range(5), [2] * 5, step='mid', fc='r', ec='k', hatch='o'))
show(lambda ax: ax.fill_betweenx(range(5), range(5), interpolate=True, where=np.arange(5) > 2))
show(lambda ax: ax.fill([0, 1, 2], [0, 1, 0], 'C2', [3, 4, 5], [1, 2, 1], ec='k', ls=':', label='p'))
show(lambda ax: ax.stackplot(range(4), [[1, 2, 3, 4], [4, 3, 2, 1]], colors=['r', 'b'], labels=['u', 'v'], alpha=0.5, baseline='sym'))
show(lambda ax: ax.stem([1, 2, 3], [3, 2, 1], 'g-.', markerfmt='D', basefmt='k:', bottom=1, label='s'))
show(lambda ax: ax.step([1, 2, 3], [3, 2, 1], 'o-', where='mid', label='s'))
