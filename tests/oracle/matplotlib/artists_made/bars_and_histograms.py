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


show(lambda ax: ax.bar(range(4), [1, 2, 3, 4], tick_label=list('wxyz'), color=['r', 'g', 'b', 'k'], alpha=0.5))
show(lambda ax: ax.bar(['x', 'y'], [1, 2], bottom=[1, 1], width=0.5, ec='k', lw=2, hatch='x', ls='--'))
show(lambda ax: ax.barh(range(3), [3, 2, 1], xerr=[0.1, 0.2, 0.3], color='g', ecolor='b', capsize=2, label='z'))
show(lambda ax: ax.bar([1, 2, 3], [5, 6, 7], yerr=[[1, 1, 1], [2, 2, 2]], error_kw=dict(lw=3, capthick=2, capsize=5)))
show(lambda ax: ax.hist(X, bins=5, density=True, cumulative=True, histtype='step', label='c', color='k'))
show(lambda ax: ax.hist([X, Y, X + Y], bins=4, histtype='stepfilled', stacked=True, alpha=0.5))
show(lambda ax: ax.hist([X, Y], bins=4, orientation='horizontal', color=['y', 'm'], label=['a', 'b'], rwidth=0.9))
show(lambda ax: ax.hist(X, bins=[-2, 0, 1, 3], align='right', bottom=2, weights=np.abs(Y), ec='w', fc='c'))
show(lambda ax: ax.hist(X, range=(-1, 1), log=True, hatch='/', fill=False))
