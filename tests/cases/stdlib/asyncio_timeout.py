# asyncio: the timeout context manager.
import asyncio


async def main():
    async with asyncio.timeout(1):
        await asyncio.sleep(0)
        print("in time")

    try:
        async with asyncio.timeout(0.02):
            await asyncio.sleep(10)
            print("never printed")
    except TimeoutError:
        print("timed out")

    async with asyncio.timeout(None) as limit:
        await asyncio.sleep(0)
        print("no limit", limit.when(), limit.expired())

    try:
        async with asyncio.timeout(10) as limit:
            limit.reschedule(asyncio.get_running_loop().time() + 0.02)
            await asyncio.sleep(10)
    except TimeoutError:
        print("rescheduled limit expired:", limit.expired())

    try:
        async with asyncio.timeout(1):
            raise ValueError("own error")
    except ValueError as error:
        print("passed through:", error)

    try:
        async with asyncio.timeout(10):
            async with asyncio.timeout(0.01):
                await asyncio.sleep(10)
    except TimeoutError:
        print("inner limit reached")


asyncio.run(main())
