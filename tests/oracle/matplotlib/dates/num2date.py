# Numbers as dates.
import matplotlib.dates as md

print(md.num2date(18262.5), md.num2date([0, 1.25]), md.num2date(18262.123456789), md.num2date(40000.123456789))
print(md.num2date(18262, tz="Europe/Berlin"), repr(md.num2date(0)))
print(md.num2timedelta(1.5), md.num2timedelta([1, 2]))
for call in (lambda: md.num2date(1e7), lambda: md.num2date(-800000), lambda: md.num2date(1, tz="zz"), lambda: md.num2date(1, tz=3)):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
