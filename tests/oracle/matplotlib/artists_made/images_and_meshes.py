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


show(lambda ax: ax.hexbin(X, Y, gridsize=5, cmap='Blues', mincnt=1, ec='k', lw=0.3))
show(lambda ax: ax.hist2d(X, Y, bins=3, cmap='hot', alpha=0.9))
show(lambda ax: ax.imshow(np.arange(6).reshape(2, 3), extent=[0, 3, 5, 8], aspect=2, cmap='hot', interpolation='nearest', zorder=3))
show(lambda ax: ax.pcolormesh([1, 2, 3], [1, 2], np.arange(6).reshape(2, 3), cmap='hot', ec='face', lw=2, alpha=0.5, shading='auto'))
show(lambda ax: ax.pcolor(np.arange(6).reshape(2, 3), ec='k', lw=1, cmap='hot'))
