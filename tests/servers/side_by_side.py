# Calls of one gather are under way at the same time: each waits for all the others.
import asyncio
from servers.fixture import meet

print(len(await asyncio.gather(*[meet(n=100) for _ in range(100)])))
