# asyncio: create_task, task state, callbacks and names.
import asyncio


async def work(n):
    print("working", n)
    await asyncio.sleep(0)
    return n * 10


async def broken():
    raise KeyError("inside task")


async def main():
    task = asyncio.create_task(work(1), name="first")
    print("created", task.get_name(), task.done())
    task.add_done_callback(lambda t: print("callback", t.get_name()))
    result = await task
    print("result", result, task.done(), task.result(), task.cancelled())
    await asyncio.sleep(0)

    tasks = [asyncio.create_task(work(n)) for n in (2, 3)]
    print("scheduled")
    print([await t for t in tasks])

    failing = asyncio.create_task(broken())
    try:
        await failing
    except KeyError as error:
        print("error", error, repr(failing.exception()))

    done, pending = await asyncio.wait([asyncio.create_task(work(n)) for n in (4, 5)])
    print(sorted(t.result() for t in done), len(pending))

    fast = asyncio.create_task(asyncio.sleep(0, "fast"))
    slow = asyncio.create_task(asyncio.sleep(5, "slow"))
    done, pending = await asyncio.wait([fast, slow], return_when=asyncio.FIRST_COMPLETED)
    print([t.result() for t in done], len(pending))
    slow.cancel()
    print(asyncio.current_task() is not None, asyncio.iscoroutine(main))


asyncio.run(main())
