# asyncio: futures, call_soon, call_later and conditions.
import asyncio


async def main():
    loop = asyncio.get_running_loop()
    future = loop.create_future()
    print(future.done())
    loop.call_soon(future.set_result, "set by the loop")
    print(await future, future.done())

    order = []
    loop.call_later(0.08, order.append, "later")
    loop.call_later(0.02, order.append, "sooner")
    loop.call_soon(order.append, "now")
    handle = loop.call_later(0.05, order.append, "never")
    handle.cancel()
    await asyncio.sleep(0.2)
    print(order, handle.cancelled())

    failed = loop.create_future()
    failed.set_exception(ValueError("future failed"))
    try:
        await failed
    except ValueError as error:
        print(error)
    try:
        future.set_result("twice")
    except asyncio.InvalidStateError:
        print("a future is set only once")

    condition = asyncio.Condition()
    items = []

    async def consumer(name):
        async with condition:
            await condition.wait_for(lambda: items)
            return name, items.pop(0)

    tasks = [asyncio.create_task(consumer(n)) for n in ("first", "second")]
    await asyncio.sleep(0)
    async with condition:
        items.extend(["x", "y"])
        condition.notify_all()
    print(await asyncio.gather(*tasks))
    before = loop.time()
    await asyncio.sleep(0.01)
    print(loop.time() > before)


asyncio.run(main())
