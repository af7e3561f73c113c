# attack: a task that catches CancelledError and everything else, forever
# stopped by: ExecutionTimeout
# limits: timeout=1
import asyncio

async def stubborn():
    while True:
        try:
            while True:
                await asyncio.sleep(0)
        except BaseException:
            print("swallowed in a task")

async def main():
    t = asyncio.create_task(stubborn())
    try:
        await asyncio.wait_for(t, 0.2)
    except BaseException:
        pass
    await stubborn()

asyncio.run(main())
