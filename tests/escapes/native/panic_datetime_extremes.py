# attack: dates, deltas and zones at and past the ends of their ranges, also through tzinfo that lies
# prints: refused: 154
import datetime

d = datetime

class Z(d.tzinfo):
    def __init__(self, v):
        self.v = v
    def utcoffset(self, x):
        return self.v
    dst = utcoffset
    def tzname(self, x):
        return self.v
    def fromutc(self, x):
        return self.v

odd = [None, 5, "x", d.timedelta(days=1), d.timedelta.max, d.timedelta.min, d.timedelta(hours=23, minutes=59, seconds=59, microseconds=999999)]
calls = [lambda: d.datetime.max + d.timedelta(1), lambda: d.datetime.min - d.timedelta.resolution, lambda: d.timedelta.max * 2, lambda: d.timedelta.min / 1e-300, lambda: d.timedelta(1e300), lambda: d.timedelta(float("nan")), lambda: d.timedelta(days=10 ** 30),
         lambda: d.datetime.fromtimestamp(1e300), lambda: d.datetime.fromtimestamp(float("nan")), lambda: d.datetime.fromtimestamp(-1 << 62), lambda: d.datetime.fromordinal(0), lambda: d.datetime.fromordinal(1 << 62), lambda: d.date.fromisocalendar(9999, 53, 7), lambda: d.date.fromisocalendar(1, 1, -1),
         lambda: d.datetime.max.astimezone(d.timezone(d.timedelta(hours=-23))), lambda: d.datetime.min.timestamp(), lambda: d.datetime.max.timestamp(), lambda: d.timezone(d.timedelta(days=1)), lambda: d.datetime.strptime("9" * 10000, "%Y"), lambda: d.datetime(1, 1, 1).strftime("%Y" * 10000),
         lambda: d.datetime.fromisoformat("2020-01-01T00:00:00." + "1" * 10000), lambda: d.timedelta.max // d.timedelta.resolution, lambda: hash(d.timedelta.min), lambda: d.datetime(b"\xff" * 10), lambda: d.time(b"\xff" * 6), lambda: d.date(b"\xff" * 4), lambda: d.datetime.__reduce__(d.datetime.now())]
refused = 0
for c in calls:
    try:
        c()
    except (ValueError, OverflowError, TypeError, OSError, ZeroDivisionError, AttributeError):
        refused += 1
for v in odd:
    for x in (d.datetime.max, d.datetime.min, d.datetime(2000, 1, 1)):
        z = x.replace(tzinfo=Z(v))
        for c in (lambda: z.astimezone(d.timezone.utc), lambda: z == x.replace(tzinfo=d.timezone.utc), lambda: hash(z), lambda: str(z), lambda: z.strftime("%z%Z%:z"), lambda: z - x.replace(tzinfo=d.timezone.utc), lambda: z.utctimetuple(), lambda: z.timestamp(), lambda: z.tzinfo.fromutc(z)):
            try:
                c()
            except (ValueError, OverflowError, TypeError, AttributeError, OSError):
                refused += 1
print("refused:", refused)
