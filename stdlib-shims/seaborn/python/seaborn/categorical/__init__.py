"""Values by category: points, boxes, violins, bars with error bars."""

from ._box_functions import boxenplot, boxplot, violinplot
from ._catplot import catplot
from ._estimate_functions import barplot, countplot, pointplot
from ._point_functions import stripplot, swarmplot

__all__ = ["catplot", "stripplot", "swarmplot", "boxplot", "violinplot", "boxenplot", "pointplot", "barplot", "countplot"]
