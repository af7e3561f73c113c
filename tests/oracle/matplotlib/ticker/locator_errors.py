# Wrong arguments.
from matplotlib.ticker import AutoMinorLocator, FixedLocator, Formatter, Locator, MaxNLocator, MultipleLocator

for call in (lambda: MaxNLocator(steps=[3, 2]), lambda: MaxNLocator(steps=3), lambda: MaxNLocator(steps=[0, 5]), lambda: MaxNLocator(nope=3),
             lambda: MaxNLocator(prune="x"), lambda: MaxNLocator(5).set_params(x=1), lambda: MultipleLocator(0), lambda: FixedLocator([[1]]),
             lambda: AutoMinorLocator().tick_values(1, 2), lambda: Locator()(), lambda: Formatter()(3), lambda: MaxNLocator("many")):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
