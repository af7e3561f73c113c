# An error behind an await of the script itself.
import asyncio


async def load(name):
    await asyncio.sleep(0)
    return {"name": name}["id"]


record = await load("orders")
print(record)
