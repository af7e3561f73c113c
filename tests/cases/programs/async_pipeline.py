# A complete program: an asynchronous producer, workers and a collector.
import asyncio


async def produce(queue, count):
    for number in range(1, count + 1):
        await queue.put(number)


async def work(name, jobs, results):
    while True:
        number = await jobs.get()
        try:
            await asyncio.sleep(0)
            if number % 5 == 0:
                raise ValueError(f"cannot handle {number}")
            await results.put((number, number * number))
        except ValueError as error:
            await results.put((number, str(error)))
        finally:
            jobs.task_done()


async def main():
    jobs, results = asyncio.Queue(maxsize=3), asyncio.Queue()
    workers = [asyncio.create_task(work(f"w{n}", jobs, results)) for n in range(3)]
    await produce(jobs, 12)
    await jobs.join()
    for worker in workers:
        worker.cancel()
    stopped = await asyncio.gather(*workers, return_exceptions=True)
    print("stopped", [type(s).__name__ for s in stopped])

    collected = {}
    while not results.empty():
        number, outcome = results.get_nowait()
        collected[number] = outcome
    return collected


collected = asyncio.run(main())
for number in sorted(collected):
    print(number, collected[number])
good = [value for value in collected.values() if isinstance(value, int)]
print(len(good), sum(good))
