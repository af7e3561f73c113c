# async with and async for: asynchronous protocols.
import asyncio


class Connection:
    def __init__(self, name):
        self.name = name

    async def __aenter__(self):
        await asyncio.sleep(0)
        print("open", self.name)
        return self

    async def __aexit__(self, kind, value, trace):
        await asyncio.sleep(0)
        print("close", self.name, kind.__name__ if kind else None)
        return kind is ValueError


class Ticker:
    def __init__(self, limit):
        self.current = 0
        self.limit = limit

    def __aiter__(self):
        return self

    async def __anext__(self):
        if self.current >= self.limit:
            raise StopAsyncIteration
        await asyncio.sleep(0)
        self.current += 1
        return self.current


async def main():
    async with Connection("db") as connection:
        print("using", connection.name)
    async with Connection("a"), Connection("b"):
        raise ValueError("suppressed by b")
    async for tick in Ticker(3):
        print("tick", tick)
        if tick == 2:
            break
    else:
        print("never")
    print([tick async for tick in Ticker(4) if tick % 2 == 0])
    iterator = aiter(Ticker(1))
    print(await anext(iterator), await anext(iterator, "done"))


asyncio.run(main())
