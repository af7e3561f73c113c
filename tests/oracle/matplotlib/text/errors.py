from matplotlib.text import Text


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


words = Text(0, 0, "a")
for wrong in (lambda: words.set_ha("foo"), lambda: words.set_va("foo"), lambda: words.set_rotation("foo"), lambda: words.set_rotation_mode("foo"),
              lambda: words.set_fontsize("foo"), lambda: words.set_weight("foo"), lambda: words.set_style("foo"), lambda: words.set_variant("foo"),
              lambda: words.set_linespacing("foo"), lambda: words.set_multialignment("q"), lambda: words.set_color("nocolour"),
              lambda: words.set_stretch("foo"), lambda: words.get_window_extent(), lambda: Text(0, 0, "a", badname=1)):
    print(tried(wrong))
