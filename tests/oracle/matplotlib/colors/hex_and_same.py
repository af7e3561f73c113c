# Colours as hexadecimal text, and whether two are the same.
from matplotlib.colors import hex2color, rgb2hex, same_color, to_hex, to_rgb

print(to_hex("r"), to_hex((1, 0, 0, 0.5), keep_alpha=True), to_hex((0.1, 0.5, 0.25)), to_hex("C1"), to_hex("none"), to_hex("w", True))
print(rgb2hex((1, 0.5, 0.25)), hex2color("#abc"), to_rgb("tab:red"))
print(bool(same_color("r", "#ff0000")), bool(same_color(["r", "b"], ["#f00", "#00f"])), bool(same_color("r", "b")))
for call in (lambda: same_color(["r"], ["r", "b"]), lambda: hex2color("zz"), lambda: to_hex("zz")):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
