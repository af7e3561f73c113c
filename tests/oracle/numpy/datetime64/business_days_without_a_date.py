# business days where a date is missing, in another unit, or told as text with a zone
import numpy as np

days = np.array(["2024-01-05", "NaT", "2024-01-06"], dtype="M8[D]")
print(np.is_busday(days), np.busday_offset(days, 1, roll="forward"), np.busday_offset(days, 0, roll="nat"))
for wrong in (np.array(["2024-01-05T10"], dtype="M8[h]"), np.array([3], dtype="m8[D]")):
    try:
        np.is_busday(wrong)
    except TypeError as error:
        print(error)
moment = np.datetime64("2024-01-01T10:20:30")
print(np.datetime_as_string(moment, timezone="UTC"), np.datetime_as_string(moment, unit="D"))
try:
    np.datetime_as_string(moment, unit="D", casting="safe")
except TypeError as error:
    print(error)
print(np.gradient(np.array(["2024-01-01", "2024-01-03", "2024-01-09"], dtype="M8[D]")))
