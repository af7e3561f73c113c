# asyncio: queues between producers and consumers.
import asyncio


async def producer(queue, items):
    for item in items:
        await queue.put(item)
        print("put", item)
    await queue.put(None)


async def consumer(queue):
    received = []
    while (item := await queue.get()) is not None:
        print("got", item)
        received.append(item)
        queue.task_done()
    return received


async def main():
    queue = asyncio.Queue(maxsize=1)
    _, received = await asyncio.gather(producer(queue, [1, 2, 3]), consumer(queue))
    print(received, queue.empty())

    queue = asyncio.Queue()
    for n in range(3):
        queue.put_nowait(n)
    print(queue.qsize(), queue.full(), queue.get_nowait(), queue.qsize())
    try:
        asyncio.Queue().get_nowait()
    except asyncio.QueueEmpty:
        print("nothing to get")
    try:
        full = asyncio.Queue(1)
        full.put_nowait("a")
        full.put_nowait("b")
    except asyncio.QueueFull:
        print("no room")

    priority = asyncio.PriorityQueue()
    for entry in [(3, "low"), (1, "high"), (2, "mid")]:
        await priority.put(entry)
    print([(await priority.get())[1] for _ in range(3)])
    stack = asyncio.LifoQueue()
    for n in range(3):
        stack.put_nowait(n)
    print([stack.get_nowait() for _ in range(3)])

    jobs = asyncio.Queue()
    jobs.put_nowait("job")
    worker = asyncio.create_task(consumer(jobs))
    await jobs.join()
    worker.cancel()
    print("all jobs done")


asyncio.run(main())
