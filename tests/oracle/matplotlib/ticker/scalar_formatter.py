# Plain numbers, offsets and powers of ten.
from matplotlib.ticker import ScalarFormatter

def texts(formatter, ticks):
    formatter.create_dummy_axis()
    formatter.axis.set_view_interval(min(ticks), max(ticks))
    return formatter.format_ticks(ticks), formatter.get_offset()

for ticks in ([0, 0.2, 0.4], [0, 1, 2, 3], [1e6, 2e6], [1e5, 2e5], [1e-5, 2e-5], [100001, 100002, 100003], [-3, -2, 0, 1.5], [1e10, 1e10 + 1, 1e10 + 2],
              [123456.7, 123456.8], [99.99, 100.01], [9999.5, 10000.5, 10001.5], [-100005, -100000, -99995], [0.1, 0.15, 0.2], [1, 2.5], [5000, 5010, 5020]):
    print(ticks)
    for formatter in (ScalarFormatter(), ScalarFormatter(useOffset=False), ScalarFormatter(useMathText=True), ScalarFormatter(useOffset=1000)):
        print(*texts(formatter, ticks))
