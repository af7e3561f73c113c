# Fonts by their properties.
from matplotlib.font_manager import FontProperties

p = FontProperties()
print(p.get_family(), p.get_size(), p.get_weight(), p.get_style(), p.get_variant(), p.get_stretch(), p.get_name(), p.get_size_in_points(), p.get_file())
for size in ("xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large", "larger", "smaller", 7, "12"):
    print(size, round(FontProperties(size=size).get_size(), 4))
q = FontProperties(family="serif", size="large", weight="bold", style="italic")
r = q.copy()
r.set_size(30); r.set_family(["a", "b"]); r.set_weight(600); r.set_style("oblique"); r.set_variant("small-caps")
print(q.get_size(), r.get_size(), r.get_family(), r.get_weight(), r.get_style(), r.get_variant(), q == q.copy(), q == r, hash(q) == hash(q.copy()))
print(FontProperties("sans:bold").get_weight(), FontProperties("serif:italic:size=20").get_size(), FontProperties(family="monospace").get_name())
for options in ({"size": "zz"}, {"weight": "zz"}, {"weight": 5000}, {"style": "zz"}, {"variant": "zz"}, {"stretch": "zz"}, {"math_fontfamily": "zz"}):
    try:
        print(FontProperties(**options))
    except Exception as error:
        print(type(error).__name__, error)
