"""Colorizers are refused: artists keep their norm and their colormap themselves."""


class Colorizer:
    """Refused."""

    def __init__(self, *args, **kwargs):
        raise NotImplementedError("matplotlib.pyplot.Colorizer is not available: give norm= and cmap= instead")
