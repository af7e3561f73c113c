# time: formatting and parsing fixed timestamps.
import time

moment = time.gmtime(1_700_000_000)
print(moment.tm_year, moment.tm_mon, moment.tm_mday, moment.tm_hour, moment.tm_min, moment.tm_sec)
print(moment.tm_wday, moment.tm_yday, moment.tm_isdst, moment[0], len(moment))
print(time.strftime("%Y-%m-%d %H:%M:%S", moment), time.strftime("%A %d %B %Y, day %j", moment))
print(time.strftime("%a %b %y %I %p", moment), time.strftime("100%%", moment))
print(time.asctime(moment), time.asctime(time.gmtime(0)))

parsed = time.strptime("2024-02-29 23:59:58", "%Y-%m-%d %H:%M:%S")
print(tuple(parsed)[:8])
print(time.gmtime(86400 * 365)[:3], time.gmtime(-1)[:6])
try:
    time.strptime("29 Feb 2023", "%d %b %Y")
except ValueError:
    print("not a real date")

start = time.monotonic()
time.sleep(0.01)
elapsed = time.monotonic() - start
print(elapsed > 0, time.perf_counter() <= time.perf_counter(), time.time() > 1_600_000_000)
print(isinstance(time.time_ns(), int), isinstance(time.time(), float))
print(type(moment).__name__, time.struct_time((2000, 1, 2, 3, 4, 5, 6, 2, 0)).tm_hour)
