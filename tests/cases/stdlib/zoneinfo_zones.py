# zoneinfo: named time zones and daylight saving changes.
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

madrid = ZoneInfo("Europe/Madrid")
new_york = ZoneInfo("America/New_York")
tokyo = ZoneInfo("Asia/Tokyo")
winter = datetime(2024, 1, 15, 12, tzinfo=madrid)
summer = datetime(2024, 7, 15, 12, tzinfo=madrid)
print(winter, winter.tzname(), winter.dst())
print(summer, summer.tzname(), summer.dst())
print(summer.astimezone(new_york), summer.astimezone(tokyo), summer.astimezone(timezone.utc))
print(madrid, madrid.key, ZoneInfo("UTC"))

# The spring change: 02:00 becomes 03:00 in Madrid on 31 March 2024.
before = datetime(2024, 3, 31, 0, 30, tzinfo=timezone.utc)
for minutes in (0, 30, 60):
    local = (before + timedelta(minutes=minutes)).astimezone(madrid)
    print(local.strftime("%H:%M %Z %z"))

# The autumn change: 02:30 happens twice, told apart by fold.
first = datetime(2024, 10, 27, 2, 30, tzinfo=madrid)
second = first.replace(fold=1)
print(first.utcoffset(), second.utcoffset())
print(second.astimezone(timezone.utc) - first.astimezone(timezone.utc))

flight = datetime(2024, 6, 1, 10, tzinfo=new_york)
landing = (flight.astimezone(timezone.utc) + timedelta(hours=7)).astimezone(madrid)
print(landing.strftime("%Y-%m-%d %H:%M %Z"))
try:
    ZoneInfo("Nowhere/City")
except KeyError:
    print("unknown zone")
