# Calls that nobody awaits keep their order, whatever is awaited after them, and what they raise is not lost.
import asyncio
from servers.fixture import echo, fail, remember, remembered

remember(text="one")
two = remember(text="two")
print(await remembered())
first, second = remember(text="three"), remember(text="four")
await asyncio.gather(first, second)
print(sorted(remembered()["words"])[:2], len(await remembered()))
fail(text="nobody looked at this")
await echo(text="it is raised here")
