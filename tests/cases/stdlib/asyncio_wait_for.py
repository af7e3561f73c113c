# asyncio: wait_for limits how long an awaitable may take.
import asyncio


async def work(delay):
    try:
        await asyncio.sleep(delay)
        return f"finished after {delay}"
    except asyncio.CancelledError:
        print("cancelled while sleeping", delay)
        raise


async def main():
    print(await asyncio.wait_for(work(0), timeout=1))
    try:
        await asyncio.wait_for(work(10), timeout=0.02)
    except asyncio.TimeoutError:
        print("timed out")
    print(await asyncio.wait_for(work(0.01), timeout=None))

    results = []
    for delay in (0, 10, 0):
        try:
            results.append(await asyncio.wait_for(work(delay), 0.25))
        except TimeoutError:
            results.append("too slow")
    print(results)

    task = asyncio.create_task(work(0.2))
    try:
        await asyncio.wait_for(asyncio.shield(task), 0.02)
    except TimeoutError:
        print("gave up waiting, task goes on:", not task.cancelled())
    print(await task)

    for finished in asyncio.as_completed([work(0.12), work(0.02), work(0.06)]):
        print(await finished)


asyncio.run(main())
print(asyncio.TimeoutError is TimeoutError)
