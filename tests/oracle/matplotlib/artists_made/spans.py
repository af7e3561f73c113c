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


show(lambda ax: ax.hlines([1, 2], 0, [3, 4], ['r', 'b'], '--', lw=3, alpha=0.5, label='h'))
show(lambda ax: ax.vlines([1, 2], [0, 1], 2, color='k', ls=':', zorder=0))
show(lambda ax: (ax.axhline(0.5, 0.1, 0.9, c='r', ls='-.'), ax.axvline(3, label='v'), ax.axhspan(1, 2, 0.2, 0.8, fc='g', ec='k', alpha=0.1), ax.axvspan(-1, 0, hatch='/'), ax.axline((0, 0), (1, 2), c='y')))
show(lambda ax: ax.eventplot([[1, 2], [3], [4, 5, 6]], lineoffsets=[0, 2, 4], linelengths=[1, 2, 0.5], colors='k', lw=2))
show(lambda ax: ax.eventplot(X, orientation='vertical', color='r'))
show(lambda ax: ax.broken_barh([(0, 1), (2, 3)], (0, 2), fc=['r', 'g'], ec='k', alpha=0.4))
