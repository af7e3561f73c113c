"""Dates that come back: every so many years, months, weeks, days, hours, minutes or seconds, on chosen days and times."""

import datetime
from calendar import monthrange

YEARLY, MONTHLY, WEEKLY, DAILY, HOURLY, MINUTELY, SECONDLY = range(7)


class Weekday:
    """A day of the week; called with a number, the n-th of its month or year."""

    def __init__(self, weekday, n=None):
        self.weekday = weekday
        self.n = n

    def __call__(self, n):
        return self if n == self.n else Weekday(self.weekday, n)

    def __eq__(self, other):
        return isinstance(other, Weekday) and (self.weekday, self.n) == (other.weekday, other.n)

    def __hash__(self):
        return hash((self.weekday, self.n))

    def __repr__(self):
        name = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")[self.weekday]
        return name if not self.n else f"{name}({self.n:+d})"


MO, TU, WE, TH, FR, SA, SU = (Weekday(n) for n in range(7))


def _many(value):
    """None, or a sorted list of one or more numbers."""
    if value is None:
        return None
    return sorted(value) if hasattr(value, "__iter__") else [value]


def calendar_difference(later, earlier):
    """(whole months, the rest as a timedelta) between two dates."""
    months = (later.year - earlier.year) * 12 + later.month - earlier.month
    while shifted(earlier, months) > later:
        months -= 1
    return months, later - shifted(earlier, months)


def shifted(date, months, rest=None):
    """A date some months later (or earlier), on the last day of a month that is too short, then moved by `rest`."""
    index = date.year * 12 + date.month - 1 + months
    year, month = divmod(index, 12)
    if not 1 <= year <= 9999:
        raise ValueError(f"year {year} is out of range")
    moved = date.replace(year=year, month=month + 1, day=min(date.day, monthrange(year, month + 1)[1]))
    return moved if rest is None else moved + rest


class Recurrence:
    """The dates of a rule, counted from a start."""

    def __init__(self, freq, dtstart, interval=1, until=None, bymonth=None, bymonthday=None, byweekday=None, byhour=None, byminute=None, bysecond=None,
                 **unknown):
        if any(value is not None for value in unknown.values()):
            name = next(name for name, value in unknown.items() if value is not None)
            raise NotImplementedError(f"rrule({name}=...) is not available: use bymonth, bymonthday, byweekday, byhour, byminute or bysecond")
        self.freq = freq
        self.start = dtstart.replace(microsecond=0)
        self.interval = interval
        self.until = until
        if bymonthday is None and byweekday is None:
            if freq == YEARLY:
                bymonth = self.start.month if bymonth is None else bymonth
                bymonthday = self.start.day
            elif freq == MONTHLY:
                bymonthday = self.start.day
            elif freq == WEEKLY:
                byweekday = self.start.weekday()
        self.months = _many(bymonth)
        self.days = _many(bymonthday)
        self.weekdays = None
        if byweekday is not None:
            given = byweekday if hasattr(byweekday, "__iter__") else [byweekday]
            self.weekdays = [(one.weekday, one.n) if isinstance(one, Weekday) else (int(one), None) for one in given]
        self.hours = _many(byhour) if byhour is not None or freq >= HOURLY else [self.start.hour]
        self.minutes = _many(byminute) if byminute is not None or freq >= MINUTELY else [self.start.minute]
        self.seconds = _many(bysecond) if bysecond is not None or freq >= SECONDLY else [self.start.second]

    def _fits(self, day):
        """Whether a day is one of the chosen ones."""
        if self.months is not None and day.month not in self.months:
            return False
        if self.days is not None:
            length = monthrange(day.year, day.month)[1]
            if day.day not in self.days and day.day - length - 1 not in self.days:
                return False
        if self.weekdays is not None:
            return any(day.weekday() == weekday and self._is_nth(day, n) for weekday, n in self.weekdays)
        return True

    def _is_nth(self, day, n):
        if not n or self.freq > MONTHLY:
            return True
        if self.freq == YEARLY and self.months is None:
            position, length = day.timetuple().tm_yday, 366 if monthrange(day.year, 2)[1] == 29 else 365
        else:
            position, length = day.day, monthrange(day.year, day.month)[1]
        return (position - 1) // 7 + 1 == n if n > 0 else -((length - position) // 7 + 1) == n

    def _days_of_periods(self):
        """Candidate days, period after period."""
        start = self.start
        one_day = datetime.timedelta(days=1)
        if self.freq <= MONTHLY:
            step = self.interval * (12 if self.freq == YEARLY else 1)
            index = start.year * 12 + (0 if self.freq == YEARLY else start.month - 1)
            while index // 12 <= 9999:
                for month_index in range(index, index + (12 if self.freq == YEARLY else 1)):
                    year, month = divmod(month_index, 12)
                    if self.months is None or month + 1 in self.months:
                        for day in range(1, monthrange(year, month + 1)[1] + 1):
                            yield start.replace(year=year, month=month + 1, day=day)
                index += step
            return
        day, step = start, self.interval
        length = 1
        if self.freq == WEEKLY:
            day, step, length = start - start.weekday() * one_day, 7 * self.interval, 7
        while True:
            try:
                for n in range(length):
                    yield day + n * one_day
                day = day + step * one_day
            except OverflowError:
                return

    def _moments(self, end):
        """The dates up to an end, in order."""
        if self.freq <= DAILY:
            for day in self._days_of_periods():
                if day.replace(hour=0, minute=0, second=0) > end:
                    return
                if self._fits(day):
                    for hour in self.hours:
                        for minute in self.minutes:
                            for second in self.seconds:
                                yield day.replace(hour=hour, minute=minute, second=second)
            return
        step = datetime.timedelta(seconds=(3600, 60, 1)[self.freq - HOURLY] * self.interval)
        moment = self.start
        while moment.replace(minute=0, second=0) <= end:
            if self._fits(moment) and (self.hours is None or moment.hour in self.hours):
                if self.freq == HOURLY:
                    for minute in self.minutes:
                        for second in self.seconds:
                            yield moment.replace(minute=minute, second=second)
                elif self.minutes is None or moment.minute in self.minutes:
                    if self.freq == MINUTELY:
                        for second in self.seconds:
                            yield moment.replace(second=second)
                    elif self.seconds is None or moment.second in self.seconds:
                        yield moment
            try:
                moment = moment + step
            except OverflowError:
                return

    def between(self, after, before, inclusive=False):
        """The dates between two others."""
        end = before if self.until is None else min(before, self.until)
        return [moment for moment in self._moments(end)
                if self.start <= moment <= end and moment >= after and (inclusive or moment not in (after, before))]


class rrulewrapper:
    """A rule whose start and end are set later; time zones are kept."""

    def __init__(self, freq, tzinfo=None, **kwargs):
        kwargs["freq"] = freq
        self._base_tzinfo = tzinfo
        self._construct = {}
        self.set(**kwargs)

    @property
    def _freq(self):
        return self._construct["freq"]

    @property
    def _interval(self):
        return self._construct.get("interval", 1)

    def set(self, **kwargs):
        """Sets parts of the rule."""
        self._construct.update(kwargs)
        self._tzinfo = None
        rule = dict(self._construct)
        start, until = rule.get("dtstart"), rule.get("until")
        if start is not None and start.tzinfo is not None:
            self._tzinfo = start.tzinfo
            rule["dtstart"] = start.replace(tzinfo=None)
            if until is not None:
                rule["until"] = until.astimezone(self._tzinfo).replace(tzinfo=None) if until.tzinfo is not None else until
        rule.setdefault("dtstart", datetime.datetime.now().replace(microsecond=0))
        self._rrule = Recurrence(**rule)

    def _attached(self, moment):
        return moment if self._tzinfo is None else moment.replace(tzinfo=self._tzinfo)

    def _plain(self, moment):
        if moment.tzinfo is None:
            return moment
        return (moment.astimezone(self._tzinfo) if self._tzinfo is not None else moment).replace(tzinfo=None)

    def between(self, after, before, inc=False):
        """The dates between two others."""
        return [self._attached(moment) for moment in self._rrule.between(self._plain(after), self._plain(before), inc)]
