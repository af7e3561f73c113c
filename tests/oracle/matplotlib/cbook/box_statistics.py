# Numbers of box plots.
import numpy as np
from matplotlib.cbook import boxplot_stats

def show(x, **options):
    for box in boxplot_stats(x, **options):
        print({key: np.round(value, 6).tolist() if not isinstance(value, str) else value for key, value in sorted(box.items())})

show([1, 2, 3, 4, 100])
show(np.arange(20.0).reshape(10, 2))
show([[1, 2, 3], [4, 5, 6, 50, -50]], labels=["a", "b"])
show([1, 2, 3, 4, 100], whis=(5, 95))
show([1, 2, 3, 4, 100], whis=3)
show([[]])
show([5, 5, 5, 5, 9], autorange=True)
for call in (lambda: boxplot_stats([1, 2], labels=["a", "b", "c"]), lambda: boxplot_stats([1, 2], whis="range"), lambda: boxplot_stats(np.zeros((2, 2, 2)))):
    try:
        print(call())
    except ValueError as error:
        print(error)
