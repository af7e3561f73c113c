# datetime: date and time values, comparison, formatting and parsing.
from datetime import date, datetime, time

moment = datetime(2024, 3, 15, 14, 5, 9, 123456)
print(moment, repr(moment))
print(moment.date(), moment.time(), moment.hour, moment.microsecond)
print(moment.isoformat(), moment.isoformat(" ", "minutes"), moment.isoformat(timespec="milliseconds"))
print(moment.strftime("%Y-%m-%d %H:%M:%S.%f"), moment.strftime("%I:%M %p, %a %b %d %y"))
print(moment.replace(microsecond=0, hour=0), moment.weekday(), moment.timetuple().tm_hour)
print(datetime.combine(date(2024, 1, 2), time(3, 4)), datetime(2024, 1, 1))

print(datetime.strptime("15/03/2024 08:30", "%d/%m/%Y %H:%M"))
print(datetime.strptime("Mar 5, 2021 11:02 PM", "%b %d, %Y %I:%M %p"))
print(datetime.fromisoformat("2024-03-15T14:05:09"), datetime.fromisoformat("2024-03-15 14:05"))
try:
    datetime.strptime("2024-99-01", "%Y-%m-%d")
except ValueError as error:
    print(error)

print(datetime(2024, 1, 1) < datetime(2024, 1, 1, 0, 0, 1), moment == moment.replace())
print(max(datetime(2020, 1, 1), datetime(2021, 1, 1)))
alarm = time(7, 30)
print(alarm, repr(alarm), alarm.replace(minute=45), time(23, 59, 59) > alarm, alarm.isoformat("seconds"))
print(time.fromisoformat("04:23:01"), time.min, time.max, f"{alarm:%H.%M}")
print((datetime(2024, 3, 15, 12) - datetime(2024, 3, 14, 10, 30)))
print((datetime(2024, 3, 15) - datetime(1970, 1, 1)).total_seconds())
