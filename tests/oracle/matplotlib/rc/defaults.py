# Settings: default values, order of names and number.
import matplotlib as mpl

rc = mpl.rcParams
print(len(rc), list(rc)[:4], list(rc)[-3:])
for key in ("figure.figsize", "figure.dpi", "axes.titlesize", "axes.labelpad", "lines.linewidth", "font.family", "axes.prop_cycle", "legend.loc",
            "xtick.major.size", "savefig.bbox", "image.cmap", "hist.bins", "date.autoformatter.month", "boxplot.whiskers", "grid.color"):
    print(key, "=", rc[key])
print("lines.linewidth" in rc, "nope" in rc, rc.get("nope", "none"))
print(mpl.__version__)
print(mpl.rcParamsDefault["axes.grid"], mpl.rcParamsDefault["font.size"])
