# attack: a server answers the calls of another one, and asks for a model on its own
# prints: its own
# prints: its own True
import asyncio
from servers.fixture import other_ids
from servers.flood import echo

print(await other_ids())
forged, *others = await asyncio.gather(other_ids(), *[echo(text=f"{n}") for n in range(50)])
print(forged, others == [f"{n}" for n in range(50)])
