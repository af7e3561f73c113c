"""The date offsets by their public names."""

from pandas.core.time.offsets import (
    BaseOffset, BDay, BMonthBegin, BMonthEnd, BQuarterBegin, BQuarterEnd, BusinessDay, BusinessHour, BusinessMonthBegin,
    BusinessMonthEnd, BYearBegin, BYearEnd, CBMonthBegin, CBMonthEnd, CDay, CustomBusinessDay, CustomBusinessMonthBegin,
    CustomBusinessHour, CustomBusinessMonthEnd, DateOffset, Day, Easter, FY5253, FY5253Quarter, Hour, LastWeekOfMonth, Micro, Milli, Minute, MonthBegin, MonthEnd, Nano,
    QuarterBegin, QuarterEnd, Second, SemiMonthBegin, SemiMonthEnd, Tick, Week, WeekOfMonth, YearBegin, YearEnd,
)

__all__ = [
    "FY5253", "FY5253Quarter", "CustomBusinessHour",
    "BDay", "BMonthBegin", "BMonthEnd", "BQuarterBegin", "BQuarterEnd", "BYearBegin", "BYearEnd", "BaseOffset", "BusinessDay",
    "BusinessHour", "BusinessMonthBegin", "BusinessMonthEnd", "CBMonthBegin", "CBMonthEnd", "CDay", "CustomBusinessDay",
    "CustomBusinessMonthBegin", "CustomBusinessMonthEnd", "DateOffset", "Day", "Easter", "Hour", "LastWeekOfMonth", "Micro",
    "Milli", "Minute", "MonthBegin", "MonthEnd", "Nano", "QuarterBegin", "QuarterEnd", "Second", "SemiMonthBegin",
    "SemiMonthEnd", "Tick", "Week", "WeekOfMonth", "YearBegin", "YearEnd",
]
