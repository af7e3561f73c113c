# Settings from a file.
import matplotlib as mpl
import matplotlib.style

with open("workspace/my.mplstyle", "w") as file:
    file.write("# a comment\nlines.linewidth : 4  # thick\naxes.facecolor: \"#eeeeee\"\nfigure.figsize: 3, 2\n"
               "axes.prop_cycle: cycler('color', ['r', 'g'])\nfont.family: serif\naxes.grid: True\n\n")
print(dict(mpl.rc_params_from_file("workspace/my.mplstyle", use_default_template=False)))
mpl.style.use("workspace/my.mplstyle")
print(mpl.rcParams["lines.linewidth"], mpl.rcParams["axes.facecolor"], mpl.rcParams["figure.figsize"], mpl.rcParams["axes.prop_cycle"])
mpl.rcdefaults()
mpl.rc_file("workspace/my.mplstyle")
print(mpl.rcParams["lines.linewidth"], mpl.rcParams["font.family"])
