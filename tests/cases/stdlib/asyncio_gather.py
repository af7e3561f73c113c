# asyncio: gather runs awaitables together and keeps their order.
import asyncio


async def work(name, delay, fail=False):
    await asyncio.sleep(delay)
    if fail:
        raise RuntimeError(f"{name} failed")
    finished.append(name)
    return name


finished = []


async def main():
    results = await asyncio.gather(work("slow", 0.12), work("fast", 0.02), work("middle", 0.06))
    print("results", results)
    print("finished", finished)

    mixed = await asyncio.gather(work("ok", 0), work("bad", 0, fail=True), return_exceptions=True)
    print([repr(item) if isinstance(item, Exception) else item for item in mixed])

    try:
        await asyncio.gather(work("one", 0.01), work("two", 0, fail=True))
    except RuntimeError as error:
        print("first error:", error)

    print(await asyncio.gather())
    squares = await asyncio.gather(*(square(n) for n in range(5)))
    print(squares, sum(squares))
    nested = await asyncio.gather(asyncio.gather(square(2), square(3)), square(4))
    print(nested)


async def square(n):
    await asyncio.sleep(0)
    return n * n


asyncio.run(main())
