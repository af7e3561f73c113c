"""Grids of Axes: facets of one table, pairs of variables, a plot with its margins."""

from ._facets import FacetGrid
from ._grid import Grid
from ._joint import JointGrid, jointplot
from ._pairs import PairGrid, pairplot

__all__ = ["FacetGrid", "PairGrid", "JointGrid", "pairplot", "jointplot"]
