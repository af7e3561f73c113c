# What a server writes to standard output beside its messages is passed over, before the first one and between all of them.
# server: chatty chatty
import asyncio
from servers.chatty import add, echo

print(echo(text="hello"))
print(await asyncio.gather(*[add(a=n, b=n) for n in range(5)]))
