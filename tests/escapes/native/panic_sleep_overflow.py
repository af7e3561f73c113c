# attack: a sleep so long that the deadline overflows the clock
# stopped by: ExecutionTimeout
# limits: timeout=1
import time

time.sleep((1 << 64) - 1)
print("ESCAPED")
