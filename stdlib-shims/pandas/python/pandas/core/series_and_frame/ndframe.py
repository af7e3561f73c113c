"""NDFrame: all that Series and DataFrame have in common, out of one part per file of this folder."""

from pandas.core.series_and_frame.basics import SharedBasics
from pandas.core.series_and_frame.grouping import SharedGrouping
from pandas.core.series_and_frame.labels import SharedLabels
from pandas.core.series_and_frame.output import SharedOutput
from pandas.core.series_and_frame.reshaping import SharedReshaping
from pandas.core.series_and_frame.selection import SharedSelection


class NDFrame(SharedSelection, SharedLabels, SharedGrouping, SharedReshaping, SharedOutput, SharedBasics):
    """Values with labels: the base of Series and DataFrame, whose own parts work on one column or on many."""
