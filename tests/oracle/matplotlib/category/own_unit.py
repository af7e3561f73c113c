# A unit of the script's own.
import matplotlib.pyplot as plt
import matplotlib.units as munits
import numpy as np

class Money:
    def __init__(self, cents):
        self.cents = cents

class MoneyConverter(munits.ConversionInterface):
    @staticmethod
    def convert(value, unit, axis):
        return [one.cents / 100 for one in value] if np.iterable(value) else value.cents / 100

    @staticmethod
    def axisinfo(unit, axis):
        return munits.AxisInfo(label="dollars")

    @staticmethod
    def default_units(x, axis):
        return "usd"

munits.registry[Money] = MoneyConverter()
fig, ax = plt.subplots()
line, = ax.plot([1, 2], [Money(150), Money(275)])
print(np.asarray(line.get_ydata(orig=False)).tolist(), ax.get_ylabel(), ax.yaxis.get_units())
