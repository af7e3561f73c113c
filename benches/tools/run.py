"""Measures calls of another server's tool from a script, beside the SDK's client and FastMCP's CodeMode.

Prints a Markdown table. Run it with scripts/measure-tools; README.md says what the rows mean.
"""

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median

from mcp import ClientSession, StdioServerParameters, stdio_client

HERE = Path(__file__).parent
SLEEPER = str(HERE / "sleeper.py")
N_SIDE_BY_SIDE = 100
SECONDS = 0.05
N_IN_A_ROW = 50
# A model takes a while to write its next script; what a server does after an answer belongs to nobody's time.
PAUSE = 0.1

OUR_LOOP = """\
from servers.sleeper import wait
total = 0
for n in range({n}):
    total += int(await wait(seconds=0, n=n))
total
"""
OUR_GATHER = """\
import asyncio
from servers.sleeper import wait
sum(int(text) for text in await asyncio.gather(*[wait(seconds={seconds}, n=n) for n in range({n})]))
"""
PEERS_LOOP = """\
total = 0
for n in range({n}):
    total += int(await call_tool("wait", {{"seconds": 0, "n": n}}))
return total
"""
PEERS_GATHER = """\
import asyncio
answers = await asyncio.gather(*[call_tool("wait", {{"seconds": {seconds}, "n": n}}) for n in range({n})])
return sum([int(text) for text in answers])
"""


class Direct:
    """The SDK's client calls the server itself."""

    name = "the SDK's client"

    def __init__(self, session: ClientSession) -> None:
        self.session = session

    async def wait(self, seconds: float, n: int) -> int:
        answer = await self.session.call_tool("wait", {"seconds": seconds, "n": n})
        return int(answer.content[0].text)

    async def in_a_row(self, n: int) -> int:
        return sum([await self.wait(0, number) for number in range(n)])

    async def side_by_side(self, n: int, seconds: float) -> int:
        return sum(await asyncio.gather(*[self.wait(seconds, number) for number in range(n)]))


class Scripted:
    """A script makes the calls; the SDK's client sends the script."""

    def __init__(self, name: str, session: ClientSession, tool: str, loop: str, gather: str) -> None:
        self.name = name
        self.session = session
        self.tool = tool
        self.loop = loop
        self.gather = gather

    async def run(self, code: str) -> int:
        answer = await self.session.call_tool(self.tool, {"code": code})
        if answer.is_error:
            raise RuntimeError(f"{self.name}: {answer.content}")
        return int((answer.structured_content or {"result": answer.content[0].text})["result"])

    async def in_a_row(self, n: int) -> int:
        return await self.run(self.loop.format(n=n))

    async def side_by_side(self, n: int, seconds: float) -> int:
        return await self.run(self.gather.format(n=n, seconds=seconds))


async def timed(work: Callable[[], Awaitable[int]], n: int) -> float:
    """Milliseconds of n calls, whose answers are 0, 1, 2 ..."""
    await asyncio.sleep(PAUSE)
    start = time.perf_counter()
    total = await work()
    taken = (time.perf_counter() - start) * 1000
    if total != n * (n - 1) // 2:
        raise ValueError(f"wanted {n * (n - 1) // 2}, found {total}")
    return taken


async def measure(caller: Direct | Scripted, times: dict[str, list[float]]) -> None:
    """One turn: one call, many in a row, one that takes a while, many of those side by side."""
    one = await timed(lambda: caller.in_a_row(1), 1)
    many = await timed(lambda: caller.in_a_row(1 + N_IN_A_ROW), 1 + N_IN_A_ROW)
    times["one"].append(one)
    times["each more"].append((many - one) / N_IN_A_ROW)
    times["slow"].append(await timed(lambda: caller.side_by_side(1, SECONDS), 1))
    times["gather"].append(await timed(lambda: caller.side_by_side(N_SIDE_BY_SIDE, SECONDS), N_SIDE_BY_SIDE))


async def connect(stack: contextlib.AsyncExitStack, command: list[str]) -> ClientSession:
    parameters = StdioServerParameters(command=command[0], args=command[1:])
    streams = await stack.enter_async_context(stdio_client(parameters, errlog=open(os.devnull, "w")))
    session = await stack.enter_async_context(ClientSession(*streams))
    await session.initialize()
    await session.list_tools()
    return session


def print_table(found: dict[str, dict[str, float]], base: dict[str, float], n_rounds: int) -> None:
    rows = [
        ("an execution with one call that answers at once", "one", "one"),
        ("each further call of the execution", "each more", "each more"),
        (f"one call that takes {SECONDS * 1000:.0f} ms", "slow", "slow"),
        (f"{N_SIDE_BY_SIDE} of those in one `gather`", "gather", "slow"),
    ]
    print(f"p50 of {n_rounds} turns, load {os.getloadavg()[0]:.2f} on {os.cpu_count()} cores at the end.\n")
    print("| | " + " | ".join(f"{name} | ratio" for name in found) + " |")
    print("|---|" + "---:|---:|" * len(found))
    for label, key, against in rows:
        cells = [f"{times[key]:.2f} ms | {times[key] / base[against]:.2f}" for times in found.values()]
        print(f"| {label} | " + " | ".join(cells) + " |")


async def run(binary: str, n_rounds: int) -> None:
    async with contextlib.AsyncExitStack() as stack:
        project = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        entry = {"command": sys.executable, "args": [SLEEPER]}
        (project / ".mcp.json").write_text(json.dumps({"mcpServers": {"sleeper": entry}}))
        direct = Direct(await connect(stack, [sys.executable, SLEEPER]))
        own = await connect(stack, [binary, "serve", "--project", str(project)])
        peer = await connect(stack, [sys.executable, str(HERE / "codemode_server.py")])
        callers = [
            direct,
            Scripted("orchestrator", own, "execute_code", OUR_LOOP, OUR_GATHER),
            Scripted("FastMCP CodeMode", peer, "execute", PEERS_LOOP, PEERS_GATHER),
        ]
        times = {caller.name: {key: [] for key in ("one", "each more", "slow", "gather")} for caller in callers}
        for number in range(n_rounds + 1):
            # All take turns, and turns about who goes first, so that noise of the machine hits all.
            for caller in callers if number % 2 else reversed(callers):
                # The first turn starts what is started on first use, and does not count.
                await measure(caller, times[caller.name] if number else {key: [] for key in times[caller.name]})
    found = {name: {key: median(values) for key, values in keys.items()} for name, keys in times.items()}
    print_table(found, found[Direct.name], n_rounds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("binary", help="the orchestrator binary")
    parser.add_argument("--rounds", type=int, default=30, help="turns of each")
    options = parser.parse_args()
    asyncio.run(run(str(Path(options.binary).resolve()), options.rounds))


if __name__ == "__main__":
    main()
