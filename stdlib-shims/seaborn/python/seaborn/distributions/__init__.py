"""How values are distributed: histograms, densities, empirical distributions, rugs."""

from ._displot import displot
from ._distplot import distplot
from ._ecdf_and_rug import ecdfplot, rugplot
from ._functions import histplot, kdeplot

__all__ = ["displot", "histplot", "kdeplot", "ecdfplot", "rugplot", "distplot"]
