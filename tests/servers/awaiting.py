# The same tools in code that awaits: alone, together, as tasks, and where somebody forgot.
import asyncio
from servers.fixture import add, echo

print(await add(a=1, b=2), await call_mcp_tool("mcp__fixture__echo", {"text": "by name"}))
print(await asyncio.gather(*[add(a=n, b=n) for n in range(5)]))
task = asyncio.create_task(echo(text="a task"))
async with asyncio.TaskGroup() as group:
    grouped = group.create_task(add(a=1, b=1))
print(grouped.result(), await task)
forgotten = add(a=2, b=2)
print(forgotten["sum"], len(forgotten), "sum" in forgotten, str(forgotten))
echo(text="nobody looks at this, and it is waited for all the same")


async def main():
    return [await add(a=n, b=1) for n in range(3)]


print(asyncio.run(main()))
result = add(a=20, b=22)
