# What is stored for a value that is set.
import matplotlib as mpl

def show(key, *values):
    for value in values:
        mpl.rcParams[key] = value
        print(key, repr(value), "->", repr(mpl.rcParams[key]))

show("axes.grid", "on", 1, "TRUE", "no", 0.0)
show("figure.dpi", "3", 5, True)
show("legend.numpoints", "3", 2.5)
show("axes.titley", "None", None, 3)
show("animation.convert_args", "a, b", ("a",))
show("axes.formatter.limits", "1,2", (3, 4))
show("figure.figsize", "1,2", (8, 4))
show("axes.axisbelow", "line", "true", False)
show("axes.labelsize", "12", "LARGE", 7)
show("axes.labelweight", "bold", "400")
show("hist.bins", "10", "1,2,3", 2.5, "auto")
show("image.aspect", "auto", "2")
show("legend.loc", "Upper Left", 3, (0.1, 0.2), "0.1,0.2")
show("path.sketch", None, (1, 2, 3), "1,2,3")
show("pdf.fonttype", 42, "truetype")
show("savefig.bbox", "tight", "standard")
show("savefig.dpi", "figure", 100)
show("xtick.minor.ndivs", "auto", "3")
show("boxplot.whiskers", 1.5, [5, 95])
show("ps.papersize", "A4")
