# Sleeping moves the clock by as much as was asked for, and by no more; records of a log have its times.
import asyncio
import logging
import sys
import time

start = time.monotonic_ns()
time.sleep(0.025)
print(time.monotonic_ns() - start)


async def nap(seconds):
    start = time.monotonic_ns()
    await asyncio.sleep(seconds)
    return time.monotonic_ns() - start


async def naps():
    return await asyncio.gather(nap(0.02), nap(0.01))


print(asyncio.run(naps()))
logging.basicConfig(format="%(asctime)s %(relativeCreated)d %(message)s", stream=sys.stdout)
logging.warning("late")
