"""Period numbers: which span of a frequency a moment falls in, and where that span starts."""

from pandas.core.time.offsets import (
    BusinessDay, MonthEnd, QuarterEnd, Tick, Week, YearEnd, period_alias, to_offset,
)
from pandas.core.time.units import NS_DAY, civil_from_days, days_from_civil, weekday_of

_NEW_NAMES = {"ME": "M", "QE": "Q", "YE": "Y"}
_rules = {}


class PeriodRule:
    """How one frequency numbers its spans; numbers count single spans whatever the multiple."""

    def __init__(self, freq):
        offset = to_offset(freq)
        if isinstance(freq, str):
            name = freq.lstrip("0123456789 -").partition("-")[0]
            if name in _NEW_NAMES:
                problem = f"for Period, please use '{_NEW_NAMES[name]}' instead of '{name}'"
                raise ValueError(f"Invalid frequency: {freq}, failed to parse with error message: ValueError(\"{problem}\")")
        self.offset = offset
        self.n = offset.n
        self.name = period_alias(offset)
        base = offset.base
        self.kind, self.anchor, self.size = _describe(base)
        self.base_name = period_alias(base)

    def ordinal(self, wall_ns):
        """The number of the span that holds a wall-clock time."""
        if self.kind == "tick":
            return wall_ns // self.size
        return self.ordinal_of_day(wall_ns // NS_DAY)

    def ordinal_of_day(self, day):
        """The number of the span that holds a day; not for ticks shorter than a day."""
        kind = self.kind
        if kind == "D":
            return day
        if kind == "W":
            return (day + 3 - self.anchor) // 7 + 1
        if kind == "B":
            weekday = weekday_of(day)
            if weekday > 4:
                day, weekday = day + 7 - weekday, 0
            return (day + 3) // 7 * 5 + weekday - 3
        year, month, _ = civil_from_days(day)
        months = year * 12 + month - 1
        if kind == "M":
            return months - 1970 * 12
        # Fiscal spans: shift so that the anchor month closes the span.
        shifted = months - self.anchor + 12 if self.anchor != 12 else months
        return shifted // 12 - 1970 if kind == "Y" else shifted // 3 - 1970 * 4

    def start_day(self, ordinal):
        """Day number on which a span starts; not for ticks shorter than a day."""
        kind = self.kind
        if kind == "D":
            return ordinal
        if kind == "W":
            return (ordinal - 1) * 7 - 3 + self.anchor
        if kind == "B":
            weeks, weekday = divmod(ordinal + 3, 5)
            return weeks * 7 - 3 + weekday
        if kind == "M":
            months = ordinal + 1970 * 12
        else:
            months = (ordinal + 1970) * 12 if kind == "Y" else (ordinal + 1970 * 4) * 3
            if self.anchor != 12:
                months += self.anchor - 12
        return days_from_civil(months // 12, months % 12 + 1, 1)

    def start_ns(self, ordinal):
        """Wall-clock nanoseconds at which a span starts."""
        return ordinal * self.size if self.kind == "tick" else self.start_day(ordinal) * NS_DAY

    def end_ns(self, ordinal):
        """Wall-clock nanoseconds at which a span of the whole multiple ends, the last one inside."""
        if self.kind == "B":
            return self.start_ns(ordinal + self.n - 1) + NS_DAY - 1
        return self.start_ns(ordinal + self.n) - 1

    def field_day(self, ordinal):
        """The day whose date stands for the span: its last, as pandas reads fields."""
        if self.kind == "tick":
            return ordinal * self.size // NS_DAY
        if self.kind in ("D", "B"):
            return self.start_day(ordinal)
        return self.start_day(ordinal + 1) - 1

    def fiscal(self, ordinal):
        """(fiscal year, quarter) of a span of a quarterly rule."""
        year, quarter = divmod(ordinal, 4)
        return year + 1970, quarter + 1


def _describe(base):
    if isinstance(base, Tick):
        size = base.nanos
        return ("D", None, size) if size == NS_DAY else ("tick", None, size)
    if isinstance(base, YearEnd):
        return "Y", base.month, None
    if isinstance(base, QuarterEnd):
        # Only the place within three months matters for where quarters lie, the month itself for their year.
        return "Q", base.startingMonth, None
    if isinstance(base, MonthEnd):
        return "M", None, None
    if isinstance(base, Week):
        return "W", ((6 if base.weekday is None else base.weekday) + 1) % 7, None
    if isinstance(base, BusinessDay):
        return "B", None, None
    raise ValueError(f"{base.rule_code} is not supported as period frequency")


def period_rule(freq):
    """The rule of a period frequency given as text or offset."""
    key = freq if isinstance(freq, str) else (freq.freqstr if hasattr(freq, "freqstr") else freq)
    rule = _rules.get((type(freq), key)) if isinstance(key, str) else None
    if rule is None:
        rule = PeriodRule(freq)
        _rules[type(freq), key] = rule
    return rule
