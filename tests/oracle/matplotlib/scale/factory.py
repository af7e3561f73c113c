# Scales by name, limits and errors.
from matplotlib.scale import AsinhScale, LogitScale, LogScale, SymmetricalLogScale, FuncScale, get_scale_names, scale_factory

print(get_scale_names())
for name in ("asinh", "linear", "log", "logit", "symlog"):
    scale = scale_factory(name, None)
    print(name, type(scale).__name__, scale.limit_range_for_scale(-1, 5, 0.1), scale.limit_range_for_scale(0.2, 0.9, 0.1))
for call in (lambda: scale_factory("zz", None), lambda: LogScale(None, base=1), lambda: LogScale(None, nonpositive="zz"), lambda: SymmetricalLogScale(None, base=1),
             lambda: SymmetricalLogScale(None, linthresh=0), lambda: SymmetricalLogScale(None, linscale=0), lambda: AsinhScale(None, linear_width=0),
             lambda: LogitScale(None, "zz"), lambda: FuncScale(None, (1, 2)), lambda: scale_factory("log", None, zz=3)):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
