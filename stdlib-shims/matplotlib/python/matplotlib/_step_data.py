"""What `StepPatch.get_data` answers."""

from collections import namedtuple

StairData = namedtuple("StairData", "values edges baseline")
