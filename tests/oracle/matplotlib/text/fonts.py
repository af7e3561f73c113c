from matplotlib.font_manager import FontProperties, font_scalings, weight_dict


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


font = FontProperties()
print(font, font.get_family(), font.get_size(), font.get_weight(), font.get_style(), font.get_variant(), font.get_stretch(), font.get_name())
font = FontProperties(family="serif", size="large", weight="bold", style="italic")
print(font, font.get_name(), font.get_size_in_points())
font = FontProperties(["Arial", "DejaVu Sans"], size=12)
print(font, font == FontProperties(["Arial", "DejaVu Sans"], size=12), font.copy() == font)
print(FontProperties("serif:bold:size=14"), FontProperties(size=-1).get_size(), FontProperties(weight=550).get_weight())
font.set_size("xx-large")
font.set_family("monospace")
print(font.get_size(), font.get_name())
for wrong in (lambda: FontProperties(size="foo"), lambda: FontProperties(weight="foo"), lambda: FontProperties(style="foo"),
              lambda: FontProperties(variant="foo"), lambda: FontProperties(stretch="foo"), lambda: FontProperties(math_fontfamily="foo")):
    print(tried(wrong))
print(font_scalings["small"], weight_dict["heavy"])
