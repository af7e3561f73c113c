# attack: an event loop that sleeps for a month
# stopped by: ExecutionTimeout
# limits: timeout=1
import asyncio

asyncio.run(asyncio.sleep(10 ** 6))
print("ESCAPED slept past the timeout")
