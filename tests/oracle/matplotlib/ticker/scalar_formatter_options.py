# Limits of powers, plain style, and single values.
import matplotlib as mpl
from matplotlib.ticker import ScalarFormatter

def texts(formatter, ticks):
    formatter.create_dummy_axis()
    formatter.axis.set_view_interval(min(ticks), max(ticks))
    return formatter.format_ticks(ticks), formatter.get_offset()

for ticks in ([0, 500, 1000], [1e7, 2e7], [0.001, 0.002], [-20, 20]):
    f = ScalarFormatter(); f.set_powerlimits((0, 0)); print(*texts(f, ticks))
    f = ScalarFormatter(useMathText=True); f.set_powerlimits((3, 3)); print(*texts(f, ticks))
    f = ScalarFormatter(); f.set_scientific(False); print(*texts(f, ticks))
f = ScalarFormatter(); texts(f, [0, 1, 2])
print(f(1.5), f.format_data(1234.5678), f.format_data(1e-5), f.format_data(3), f.format_data(-250000.0), f.format_data_short(1.23456), ScalarFormatter()(3) == "")
f = ScalarFormatter(useMathText=True); texts(f, [0, 1, 2]); print(f.format_data(1234.5678), f.format_data(1e5))
print(f.get_useOffset(), f.get_useMathText(), f.get_usetex())
try:
    f.set_powerlimits((1, 2, 3))
except ValueError as error:
    print(error)
with mpl.rc_context({"axes.unicode_minus": False}):
    print(texts(ScalarFormatter(), [-1, 0, 1]))
