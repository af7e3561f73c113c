# asyncio: cancelling tasks, cleanup and shielding.
import asyncio


async def worker(name):
    try:
        print(name, "started")
        await asyncio.sleep(10)
    except asyncio.CancelledError:
        print(name, "cleaning up")
        raise
    finally:
        print(name, "finally")


async def stubborn():
    try:
        await asyncio.sleep(10)
    except asyncio.CancelledError:
        return "refused to stop"


async def main():
    task = asyncio.create_task(worker("a"))
    await asyncio.sleep(0)
    print("cancel requested", task.cancel())
    try:
        await task
    except asyncio.CancelledError:
        print("task was cancelled", task.cancelled())
    print("cancel again", task.cancel())

    task = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    task.cancel()
    print(await task, task.cancelled())

    early = asyncio.create_task(worker("never started"))
    early.cancel()
    results = await asyncio.gather(early, return_exceptions=True)
    print(type(results[0]).__name__)

    inner = asyncio.create_task(asyncio.sleep(0.01, "inner result"))
    outer = asyncio.ensure_future(asyncio.shield(inner))
    await asyncio.sleep(0)
    outer.cancel()
    await asyncio.gather(outer, return_exceptions=True)
    print(outer.cancelled(), await inner)


asyncio.run(main())
print(issubclass(asyncio.CancelledError, Exception), issubclass(asyncio.CancelledError, BaseException))
