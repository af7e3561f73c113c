# Words of the errors for wrong values.
import matplotlib as mpl

def wrong(key, *values):
    for value in values:
        try:
            mpl.rcParams[key] = value
            print(key, repr(value), "accepted")
        except Exception as error:
            print(type(error).__name__, error)

wrong("axes.grid", "x", 2, None)
wrong("figure.dpi", "x", None, [1])
wrong("legend.numpoints", "x", None)
wrong("animation.codec", 3)
wrong("animation.convert_args", 3)
wrong("axes.formatter.limits", [1, 2, 3], 3, "a,b")
wrong("figure.figsize", [1, 2, 3], "a,b")
wrong("axes.axisbelow", "x", 3)
wrong("axes.labelsize", "xx", None)
wrong("axes.labelweight", "xx", None)
wrong("font.stretch", "xx")
wrong("axes.xmargin", -1, "x")
wrong("axes.grid.axis", "q", 3, None)
wrong("lines.marker", None)
wrong("boxplot.whiskers", "x", [1, 2, 3])
wrong("date.epoch", "x")
wrong("hist.bins", "xx", None)
wrong("image.aspect", "x")
wrong("image.cmap", 3, None)
wrong("legend.loc", "xx", 11, (1,), [1, 2])
wrong("path.simplify_threshold", 2)
wrong("path.sketch", "x", (1, 2))
wrong("pdf.fonttype", "x", 5)
wrong("savefig.bbox", "x")
wrong("savefig.dpi", "x")
wrong("xtick.minor.ndivs", "x", -1)
wrong("lines.dash_capstyle", "x")
wrong("markers.fillstyle", "x")
wrong("mathtext.fallback", "x")
