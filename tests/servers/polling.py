# A loop that asks, sleeps and asks again, while another call is under way all the time.
import asyncio
from servers.fixture import echo, meet

waiting = asyncio.create_task(meet(n=2))
for _ in range(3):
    print(await echo(text="are you there?"), waiting.done())
    await asyncio.sleep(0.01)
print(await meet(n=2), await waiting)
