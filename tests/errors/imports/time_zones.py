# An older library whose job the standard library does.
import pytz

print(pytz.timezone("Europe/Rome"))
