# Async generators: async yield, comprehensions, asend and aclose.
import asyncio
from contextlib import aclosing


async def numbers(limit):
    try:
        for n in range(limit):
            await asyncio.sleep(0)
            yield n
    finally:
        print("cleanup", limit)


async def doubled(source):
    async for n in source:
        yield n * 2


async def accumulator():
    total = 0
    while True:
        value = yield total
        total += value


async def main():
    print([n async for n in numbers(3)])
    print([n async for n in doubled(numbers(4)) if n > 2])
    print({n: n * n async for n in numbers(2)})
    print(sorted({n % 2 async for n in numbers(5)}))

    gen = numbers(10)
    print(await anext(gen), await anext(gen))
    await gen.aclose()
    try:
        await anext(gen)
    except StopAsyncIteration:
        print("exhausted")

    acc = accumulator()
    await anext(acc)
    print([await acc.asend(v) for v in (5, 10, 20)])
    await acc.aclose()

    try:
        async with aclosing(numbers(2)) as source:
            async for n in source:
                raise KeyError(n)
    except KeyError as error:
        print("stopped at", error)
    total = sum([n async for n in numbers(5)])
    return total


print(asyncio.run(main()))
