# A scale of the script's own.
import matplotlib.pyplot as plt
import numpy as np
from matplotlib.scale import FuncTransform, ScaleBase, get_scale_names, register_scale
from matplotlib.ticker import FixedLocator, ScalarFormatter

class Square(ScaleBase):
    name = "square"

    def __init__(self, axis, *, power=2):
        super().__init__(axis)
        self.power = power

    def get_transform(self):
        return FuncTransform(lambda x: x**self.power, lambda x: x ** (1 / self.power))

    def set_default_locators_and_formatters(self, axis):
        axis.set_major_locator(FixedLocator([0, 1, 2, 3]))
        axis.set_major_formatter(ScalarFormatter())

register_scale(Square)
print("square" in get_scale_names())
fig, ax = plt.subplots()
ax.set_xlim(0, 3)
ax.set_xscale("square", power=3)
print(ax.get_xscale(), ax.get_xticks().tolist(), ax.xaxis.get_transform().transform(np.array([2.0])).tolist())
