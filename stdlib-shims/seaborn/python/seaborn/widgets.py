"""Palettes chosen with sliders in a notebook, which there is none of."""


def _refuse(name):
    def call(*args, **kwargs):
        raise NotImplementedError(f"seaborn.{name}() is not available: it needs a notebook; name the palette in color_palette")

    call.__name__ = name
    call.__doc__ = "Needs a notebook."
    return call


choose_colorbrewer_palette = _refuse("choose_colorbrewer_palette")
choose_cubehelix_palette = _refuse("choose_cubehelix_palette")
choose_dark_palette = _refuse("choose_dark_palette")
choose_light_palette = _refuse("choose_light_palette")
choose_diverging_palette = _refuse("choose_diverging_palette")
