"""The main classes by name, filled in once they exist.

Modules that would import each other in a circle use `classes.Series` instead of importing it.
"""

Index = None
RangeIndex = None
MultiIndex = None
Series = None
DataFrame = None
# stays None until periods are used
PeriodIndex = None
