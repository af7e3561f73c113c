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


show(lambda ax: ax.text(0.5, 0.5, 't', fontsize='large', c='r', ha='right', family='monospace', rotation='vertical'))
show(lambda ax: ax.annotate('n', (1, 1), (2, 2), arrowprops=dict(arrowstyle='-|>', connectionstyle='angle3', color='g', lw=2), size=15, bbox=dict(boxstyle='round', fc='w')))
show(lambda ax: ax.arrow(0, 0, 1, 1, width=0.1, head_length=0.3, fc='r', ec='k', shape='left'))
show(lambda ax: ax.loglog([1, 10, 100], [1, 100, 1000], 'o', base=2))
show(lambda ax: ax.semilogx([1, 10, 100], [1, 2, 3], nonpositive='mask'))
show(lambda ax: ax.acorr(X, maxlags=4, color='r'))
show(lambda ax: ax.xcorr(X, Y, usevlines=False, maxlags=3, marker='x'))
show(lambda ax: ax.psd(X, NFFT=16, color='r'))
show(lambda ax: ax.magnitude_spectrum(X, color='g'))
show(lambda ax: ax.spy(np.eye(4), marker='.', ms=3, color='r'))
show(lambda ax: ax.matshow(np.eye(4), cmap='hot'))
show(lambda ax: ax.table([['1', '2']], loc='top', colLabels=['a', 'b'], colWidths=[0.2, 0.3], cellLoc='center', rowLabels=['r']))
show(lambda ax: ax.plot_date([19000, 19001], [1, 2], 'o-'))
show(lambda ax: ax.bar_label(ax.bar([1, 2], [3, -4], color='w', ec='k'), label_type='center', fmt='%.1f', color='r', fontsize=9))
