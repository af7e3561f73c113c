"""One client process: starts a server over stdio and times calls to it, as many as run.py orders.

A client of its own per server, because eight clients in one Python process would measure that
process. Orders come as JSON lines on standard input, `{"n_calls": 100, "n_parallel": 8, "pause": 0}`; each is
answered by one JSON line with the milliseconds of every call.
"""

import asyncio
import json
import sys
import time

from mcp import ClientSession, StdioServerParameters, stdio_client

CODE = "1 + 1"


async def time_calls(session: ClientSession, n_calls: int, n_parallel: int, pause: float) -> list[float]:
    times = []
    left = iter(range(n_calls))

    async def caller() -> None:
        # All callers draw on one iterator, so that none idles while another has calls left.
        for _ in left:
            start = time.perf_counter()
            answer = await session.call_tool("execute_code", {"code": CODE})
            times.append((time.perf_counter() - start) * 1000)
            found = answer.structured_content["result"]
            if found != 2:
                raise ValueError(f"wanted 2 from {CODE!r}, found {found!r}")
            if pause:
                await asyncio.sleep(pause)

    await asyncio.gather(*(caller() for _ in range(n_parallel)))
    return times


async def main(command: list[str]) -> None:
    parameters = StdioServerParameters(command=command[0], args=command[1:])
    async with stdio_client(parameters) as streams, ClientSession(*streams) as session:
        await session.initialize()
        await session.list_tools()
        loop = asyncio.get_running_loop()
        while order := await loop.run_in_executor(None, sys.stdin.readline):
            print(json.dumps(await time_calls(session, **json.loads(order))), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
