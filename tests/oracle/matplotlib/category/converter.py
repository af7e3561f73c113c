# Texts become whole numbers.
import matplotlib.pyplot as plt
from matplotlib.category import StrCategoryConverter, UnitData

fig, ax = plt.subplots()
ax.xaxis.update_units(["x", "y", "z"])
unit = ax.xaxis.get_units()
convert = StrCategoryConverter.convert
print(convert(["x", "z"], unit, ax.xaxis).tolist(), float(convert("y", unit, ax.xaxis)), convert(["q"], unit, ax.xaxis).tolist())
info = StrCategoryConverter.axisinfo(unit, ax.xaxis)
print(type(info.majloc).__name__, type(info.majfmt).__name__, info.majloc(), info.majloc.tick_values(0, 1), repr(info.majfmt(1)), repr(info.majfmt(9)))
print(info.majfmt.format_ticks([0, 2, 1.0]))
for call in (lambda: convert([1], unit, ax.xaxis), lambda: convert(["x"], None, ax.xaxis), lambda: UnitData([1, 2]), lambda: UnitData([None]),
             lambda: StrCategoryConverter.axisinfo(None, ax.xaxis)):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
