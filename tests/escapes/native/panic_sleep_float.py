# attack: float sleeps at the edges: huge, tiny, nan, infinite, negative zero
# stopped by: ExecutionTimeout
# limits: timeout=1
import time

for x in (float("nan"), float("inf"), -1.0, -0.0, 5e-324):
    try:
        time.sleep(x)
    except (ValueError, OverflowError):
        pass
time.sleep(1.8e19)
print("ESCAPED: slept through")
