# asyncio: TaskGroup waits for all tasks and cancels the rest on failure.
import asyncio


async def work(name, delay, fail=False):
    try:
        await asyncio.sleep(delay)
    except asyncio.CancelledError:
        print(name, "was cancelled")
        raise
    if fail:
        raise ValueError(f"{name} failed")
    print(name, "done")
    return name.upper()


async def main():
    async with asyncio.TaskGroup() as group:
        a = group.create_task(work("a", 0.08))
        b = group.create_task(work("b", 0.02))
        print("tasks created")
    print(a.result(), b.result())

    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(work("slow", 10))
            group.create_task(work("bad", 0.01, fail=True))
    except* ValueError as errors:
        print([str(e) for e in errors.exceptions])

    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(work("x", 0, fail=True))
            group.create_task(work("y", 0, fail=True))
    except ExceptionGroup as errors:
        print(len(errors.exceptions), sorted(str(e) for e in errors.exceptions))

    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(work("other", 10))
            await asyncio.sleep(0)
            raise RuntimeError("body failed")
    except* RuntimeError as errors:
        print("body:", errors.exceptions[0])


asyncio.run(main())
