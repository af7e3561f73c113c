# Every clock of `time` and `datetime`, and the local zone.
import datetime as dt
import time
from zoneinfo import ZoneInfo

print(time.time(), time.time_ns(), time.clock_gettime(time.CLOCK_REALTIME))
print(time.monotonic(), time.monotonic_ns(), time.perf_counter(), time.perf_counter_ns())
print(time.process_time(), time.process_time_ns(), time.thread_time(), time.thread_time_ns())
print(time.clock_gettime_ns(time.CLOCK_MONOTONIC))
print(time.gmtime())
print(time.localtime().tm_zone, time.localtime().tm_gmtoff, time.localtime(0).tm_hour)
print(time.ctime(), time.ctime(0), time.asctime())
print(time.strftime("%Y-%m-%d %H:%M:%S %Z %z %s %%s"))
print(time.strftime("%Z %s", (2026, 1, 2, 3, 4, 5, 0, 1, -1)), time.mktime((2026, 13, 35, 3, 4, 5, 0, 1, -1)))
print(time.strftime("%-s|%_s|%12s|%_12s|%Es|%^Z|%#Z|%6Z|%z|%:z|%7z|%5%|%-d|%"))
print(ascii(time.strftime("%s\udc80%Z\xe9%s")), dt.datetime(2026, 1, 1).strftime("%-s %Z|"), f"{dt.date(2026, 1, 1):%s}")
print(time.strftime("%s %Z %z", time.struct_time((2026, 1, 1, 0, 0, 0, 0, 1, 0, "X"))), len(time.strftime("%99999s")))
print(time.timezone, time.altzone, time.daylight, time.tzname)
print(dt.datetime.now(), dt.datetime.now(dt.timezone.utc), dt.datetime.now(tz=ZoneInfo("Europe/Paris")))
print(dt.datetime.today(), dt.date.today(), dt.datetime.fromtimestamp(1.5), dt.date.fromtimestamp(86400))
print(dt.datetime(2026, 7, 1).timestamp(), dt.datetime(2026, 7, 1).astimezone(), dt.datetime.now().astimezone().tzname())


class Moment(dt.datetime):
    pass


print(repr(Moment.now()), repr(Moment.today()), repr(Moment.fromtimestamp(0)), Moment(2026, 7, 1).timestamp())
