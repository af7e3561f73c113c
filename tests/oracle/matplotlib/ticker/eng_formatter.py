# Numbers with unit prefixes.
from matplotlib.ticker import EngFormatter

def texts(formatter, ticks):
    formatter.create_dummy_axis()
    formatter.axis.set_view_interval(min(ticks), max(ticks))
    return formatter.format_ticks(ticks), formatter.get_offset()

for formatter in (EngFormatter(), EngFormatter("Hz"), EngFormatter(unit="m", places=1, sep=""), EngFormatter(places=0), EngFormatter("s", useMathText=True)):
    for ticks in ([-1, 0, 0.5, 1], [1000, 25000, -1e6], [1e-7, 3e-4], [999.9, 1e3]):
        print(*texts(formatter, ticks))
print(EngFormatter().format_eng(12345), EngFormatter(unit="F", places=2).format_data(4.7e-11), EngFormatter().format_eng(0), EngFormatter(places=1).format_eng(-1e40))
