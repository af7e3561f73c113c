# attack: the system's strftime understands widths; long formats make its buffer grow
# stopped by: nothing or MemoryLimit or MemoryError or ValueError
# limits: timeout=5 memory=128M
import time

for fmt in ("%999999999d", "%c" * 1000000, "%", "%E", "%2147483647Y", "%" * 100001, "%\ud800", "x" * 10000000):
    try:
        time.strftime(fmt)
    except (ValueError, OverflowError, UnicodeError):
        pass
