# asyncio: run, sleep and the order of concurrent steps.
import asyncio


async def step(name, delay):
    print(name, "start")
    await asyncio.sleep(delay)
    print(name, "end")
    return name.upper()


async def sequential():
    first = await step("a", 0)
    second = await step("b", 0)
    return first + second


print(asyncio.run(sequential()))


async def with_value():
    value = await asyncio.sleep(0, result="slept")
    return value


print(asyncio.run(with_value()))


async def ticker(name, count):
    for n in range(count):
        print(name, n)
        await asyncio.sleep(0)


async def interleaved():
    await asyncio.gather(ticker("x", 3), ticker("y", 2))


asyncio.run(interleaved())


async def failing():
    raise ValueError("from a coroutine")


try:
    asyncio.run(failing())
except ValueError as error:
    print("caught", error)
try:
    asyncio.run("not a coroutine")
except (TypeError, ValueError):
    print("run needs a coroutine")


async def loop_is_running():
    return asyncio.get_running_loop().is_running()


print(asyncio.run(loop_is_running()))
