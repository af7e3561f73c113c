"""axes_grid1: axes beside axes, grids of pictures, axes inside of axes."""

from . import axes_size as Size
from .axes_divider import Divider, make_axes_locatable
from .axes_grid import AxesGrid, Grid, ImageGrid

__all__ = ["AxesGrid", "Divider", "Grid", "ImageGrid", "Size", "make_axes_locatable"]
