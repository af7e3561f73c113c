"""What pandas objects look like in print."""

from pandas.core.printing.frame_text import frame_repr
from pandas.core.printing.index_text import array_repr, index_repr
from pandas.core.printing.series_text import series_repr
