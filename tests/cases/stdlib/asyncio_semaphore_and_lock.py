# asyncio: Semaphore, Lock and Event.
import asyncio


async def main():
    running = 0
    peak = 0
    semaphore = asyncio.Semaphore(2)

    async def limited(n):
        nonlocal running, peak
        async with semaphore:
            running += 1
            peak = max(peak, running)
            await asyncio.sleep(0.005)
            running -= 1
        return n

    print(await asyncio.gather(*(limited(n) for n in range(6))), "peak", peak)

    lock = asyncio.Lock()
    total = 0

    async def add():
        nonlocal total
        async with lock:
            current = total
            await asyncio.sleep(0)
            total = current + 1

    await asyncio.gather(*(add() for _ in range(10)))
    print("total", total, lock.locked())

    event = asyncio.Event()
    order = []

    async def waiter(name):
        await event.wait()
        order.append(name)

    tasks = [asyncio.create_task(waiter(name)) for name in "abc"]
    await asyncio.sleep(0)
    print("before", order, event.is_set())
    event.set()
    await asyncio.gather(*tasks)
    print("after", order)

    bounded = asyncio.BoundedSemaphore(1)
    try:
        bounded.release()
    except ValueError:
        print("released too often")


asyncio.run(main())
