# A server that nobody uses is stopped, and started again when somebody does.
# setting: server_idle = 0
import asyncio
from servers.fixture import process

first = process()
while process() == first:
    await asyncio.sleep(0.3)
print("another process")
