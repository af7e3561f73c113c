# datetime: fixed offsets, aware values and UTC conversion.
from datetime import datetime, timedelta, timezone

utc = datetime(2024, 7, 1, 12, 0, tzinfo=timezone.utc)
print(utc, repr(utc), utc.tzname(), utc.utcoffset())
plus2 = timezone(timedelta(hours=2))
minus5 = timezone(timedelta(hours=-5, minutes=-30), "HOME")
print(utc.astimezone(plus2), utc.astimezone(minus5), plus2, minus5, repr(plus2))
print(utc.astimezone(minus5).tzname(), utc.astimezone(plus2).strftime("%H:%M %z %Z"))
print(utc == utc.astimezone(plus2), utc - datetime(2024, 7, 1, 12, tzinfo=plus2))
print(hash(utc) == hash(utc.astimezone(plus2)))

print(utc.timestamp(), datetime.fromtimestamp(0, timezone.utc), datetime.fromtimestamp(1.5e9, plus2))
print(datetime.fromisoformat("2024-07-01T12:00:00+02:00"), datetime.fromisoformat("2024-07-01T12:00Z"))
print(datetime.strptime("2024-07-01 12:00 +0530", "%Y-%m-%d %H:%M %z").isoformat())

naive = datetime(2024, 7, 1, 12)
print(naive.tzinfo, naive.utcoffset(), naive.replace(tzinfo=timezone.utc) == utc, naive == utc)
try:
    naive < utc
except TypeError:
    print("naive and aware values cannot be ordered")
try:
    timezone(timedelta(hours=25))
except ValueError:
    print("an offset is less than a day")
meetings = [("late", utc), ("early", datetime(2024, 7, 1, 12, tzinfo=plus2))]
print([name for name, when in sorted(meetings, key=lambda m: m[1])])
print(utc.isoformat(), utc.astimezone(plus2).date(), utc.timetz())
