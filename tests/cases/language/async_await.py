# async functions: await, awaitables, exceptions and return values.
import asyncio


async def fetch(name, fail=False):
    await asyncio.sleep(0)
    if fail:
        raise ValueError(f"{name} failed")
    return f"{name} ready"


class Countdown:
    "An awaitable object."

    def __init__(self, n):
        self.n = n

    def __await__(self):
        for _ in range(self.n):
            yield
        return f"waited {self.n}"


async def main():
    print(await fetch("a"))
    try:
        await fetch("b", fail=True)
    except ValueError as error:
        print("caught", error)
    print(await Countdown(3))
    results = [await fetch(name) for name in "xy"]
    print(results)
    print({name: await fetch(name) for name in "pq"})
    value = (await fetch("z")).upper() if await fetch("c") else None
    return value


print(asyncio.run(main()))

coroutine = fetch("never awaited")
print(type(coroutine).__name__)
coroutine.close()
print(callable(fetch))
