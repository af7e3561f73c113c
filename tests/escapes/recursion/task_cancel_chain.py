# attack: tasks that wait for tasks; cancelling the last one goes down the chain natively
# stopped by: RecursionError
# limits: timeout=10 memory=512M
import asyncio

async def wait(other):
    await other

async def main():
    t = asyncio.get_running_loop().create_future()
    for _ in range(50000):
        t = asyncio.ensure_future(wait(t))
    for _ in range(3):
        await asyncio.sleep(0)
    t.cancel()
    try:
        await t
    except asyncio.CancelledError:
        print("cancelled")

asyncio.run(main())
