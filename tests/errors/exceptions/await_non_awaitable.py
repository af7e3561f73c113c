# An await of a plain function's result.
import asyncio


def load(name):
    return {"name": name}


async def main():
    record = await load("orders")
    print(record)


asyncio.run(main())
