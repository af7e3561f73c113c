"""Format strings of plot."""
import warnings
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
for fmt in ("", "r", "ro", "--", "g^:", "C3-.", "k.", "-.b", "x", "1", "red", "#00ff00", "C1", "D-", "0.5", "s--m", "|", "none", "."):
    try:
        line, = ax.plot([0, 1], [1, 2], fmt)
    except ValueError as error:
        print(repr(fmt), error)
        continue
    print(repr(fmt), line.get_color(), line.get_linestyle(), line.get_marker())
for fmt in ("foo", "--:", "ox", "rb", "C", "-q"):
    try:
        ax.plot([0, 1], [1, 2], fmt)
    except ValueError as error:
        print(error)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    ax.plot([1], [2], "r", color="b")
    ax.plot([1], [2], "o", marker="x")
for warning in caught:
    print(warning.message)
