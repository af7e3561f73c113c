# attack: half a million tasks that never finish
# stopped by: MemoryLimit
# limits: timeout=30 memory=128M
import asyncio

async def wait():
    await asyncio.Event().wait()

async def main():
    keep = []
    while True:
        keep.append(asyncio.create_task(wait()))
        if len(keep) % 1000 == 0:
            await asyncio.sleep(0)

asyncio.run(main())
print("ESCAPED")
