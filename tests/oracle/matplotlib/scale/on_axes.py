# Scales of axes bring their locators and formatters.
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
for name in ("log", "symlog", "asinh", "logit", "linear"):
    ax.set_xscale(name)
    axis = ax.xaxis
    print(ax.get_xscale(), [type(x).__name__ for x in (axis.get_major_locator(), axis.get_minor_locator(), axis.get_major_formatter(), axis.get_minor_formatter())])
ax.set_yscale("log", base=2)
print(ax.get_yscale(), ax.yaxis.get_transform().base)
ax.set_yscale("function", functions=(lambda x: x**2, lambda x: x**0.5))
print(ax.get_yscale())
for call in (lambda: ax.set_xscale("zz"), lambda: ax.set_xscale("log", zz=3)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
