# Colours in settings are checked and mended.
import matplotlib as mpl

def show(key, *values):
    for value in values:
        try:
            mpl.rcParams[key] = value
            print(key, repr(value), "->", repr(mpl.rcParams[key]))
        except Exception as error:
            print(key, repr(value), type(error).__name__, error)

show("axes.edgecolor", "r", "xx", "0.5", (1, 0, 0), "None", None, "(1,0,0)", "1,0,0,1", "C0", "fff", "ffffff", (2, 0, 0), 3)
show("axes.titlecolor", "auto", "xx", "r")
show("legend.edgecolor", "inherit", "xx")
show("legend.labelcolor", "linecolor", "mec", "xx", "mfc", None)
show("savefig.facecolor", "auto", "none")
