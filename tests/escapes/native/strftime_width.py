# attack: the system's strftime understands widths; long formats make its buffer grow
# prints: refused: 0
# limits: timeout=5 memory=128M
import time

refused = 0
for fmt in ("%999999999d", "%c" * 1000000, "%", "%E", "%2147483647Y", "%" * 100001, "%\ud800", "x" * 10000000):
    try:
        time.strftime(fmt)
    except (ValueError, OverflowError, UnicodeError):
        refused += 1
print("refused:", refused)
