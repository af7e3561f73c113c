# attack: sleeps natively for eleven days
# stopped by: ExecutionTimeout
# limits: timeout=1
import time

time.sleep(10 ** 6)
print("ESCAPED slept past the timeout")
