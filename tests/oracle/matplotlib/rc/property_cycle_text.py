# The property cycle, also written as text.
import matplotlib as mpl

for value in (mpl.cycler(color="rgb"), "cycler('color', 'rgb')", "cycler(color='rgb') + cycler(lw=[1, 2, 3])", "cycler('color', ['k']) * cycler(ls=['-', '--'])",
              3, ["r"], "import os"):
    try:
        mpl.rcParams["axes.prop_cycle"] = value
        print([sorted(step.items()) for step in mpl.rcParams["axes.prop_cycle"]])
    except Exception as error:
        print(type(error).__name__, str(error)[:80])
