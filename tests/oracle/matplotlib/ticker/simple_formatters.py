# Fixed texts, functions, formats and percent.
from matplotlib.ticker import FixedFormatter, FormatStrFormatter, FuncFormatter, NullFormatter, PercentFormatter, StrMethodFormatter

def texts(formatter, ticks):
    formatter.create_dummy_axis()
    formatter.axis.set_view_interval(min(ticks), max(ticks))
    return formatter.format_ticks(ticks)

for formatter in (NullFormatter(), FixedFormatter(["a", "b"]), FuncFormatter(lambda x, p: f"{x}:{p}"), FormatStrFormatter("%.2f"), StrMethodFormatter("{x:.1f}|{pos}"),
                  StrMethodFormatter("{x:,.0f} €"), StrMethodFormatter("{x}"), PercentFormatter(), PercentFormatter(1), PercentFormatter(1.0, decimals=1, symbol=" pct"),
                  PercentFormatter(xmax=5, symbol=None)):
    for ticks in ([-1, 0, 0.5, 1], [1000, 25000, -1e6], [0.001, 0.004]):
        print(type(formatter).__name__, texts(formatter, ticks))
f = FixedFormatter(["a"]); f.set_offset_string("off"); print(f.get_offset(), repr(f(1, 5)), repr(f(1)))
print(PercentFormatter(1).format_pct(0.333, 0.1), PercentFormatter(1).convert_to_pct(0.25))
