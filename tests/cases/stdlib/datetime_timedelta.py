# datetime: durations, arithmetic and conversion.
from datetime import datetime, timedelta

d = timedelta(days=1, hours=2, minutes=30, seconds=15, milliseconds=500)
print(d, repr(d))
print(d.days, d.seconds, d.microseconds, d.total_seconds())
print(timedelta(weeks=1), timedelta(hours=25), timedelta(seconds=-1), timedelta())
print(d * 2, d / 2, d // timedelta(hours=1), d % timedelta(hours=1), d / timedelta(hours=1))
print(-timedelta(minutes=5), abs(-timedelta(minutes=5)), timedelta(1) - timedelta(hours=1))
print(timedelta(minutes=90) == timedelta(hours=1.5), timedelta(1) > timedelta(hours=23))
print(divmod(timedelta(hours=5), timedelta(hours=2)), bool(timedelta(0)))
print(sum([timedelta(minutes=m) for m in (10, 20, 45)], timedelta()))
print(timedelta(microseconds=1), timedelta.resolution, timedelta(days=1.5))
print(str(timedelta(days=-1, hours=3)), timedelta(seconds=1e-6 * 3))


def human(delta):
    minutes, seconds = divmod(int(delta.total_seconds()), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}h {minutes:02}m {seconds:02}s"


print(human(timedelta(seconds=3725)), human(d))
start = datetime(2024, 2, 28, 22)
print([(start + n * timedelta(hours=1)).strftime("%d %H:%M") for n in range(0, 49, 12)])
print(max(timedelta(1), timedelta(hours=30)), sorted({timedelta(2), timedelta(1)})[0])
try:
    timedelta(days=10**10)
except OverflowError:
    print("too large")
