"""The mixed load: eight callers on one server, a fixed mixture of kinds of calls, each answer checked.

The order of kinds comes from a seeded generator, so two runs ask for the same things.
"""

import asyncio
import math
import os
import random
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from mcp import ClientSession, StdioServerParameters, stdio_client

N_CALLERS = 8
N_WARMUP = 200
WEIGHTS = {"trivial": 60, "loops": 15, "session": 10, "error": 5, "files": 5, "analysis": 3, "timeout": 2}
ROWS = [{"region": region, "units": units} for region in ("north", "south") for units in range(50)]
LOOPS = """
totals = {}
for row in rows:
    for _ in range(20):
        totals[row["region"]] = totals.get(row["region"], 0) + row["units"]
result = totals
"""
COUNTER = """
try:
    count += 1
except NameError:
    count = 1
result = count
"""
ERRORS = {"1 / 0": "ZeroDivisionError", "missing": "NameError", "import os": "SafetyViolation", "1 +": "SyntaxError"}


def percentile(times: list[float], percent: float) -> float:
    return sorted(times)[round((len(times) - 1) * percent / 100)] if times else math.nan


@dataclass
class Load:
    seconds: float = 0.0
    times: dict[str, list[float]] = field(default_factory=lambda: {kind: [] for kind in WEIGHTS})
    failures: list[str] = field(default_factory=list)
    memory_before: tuple[int, int] = (0, 0)
    memory_after: tuple[int, int] = (0, 0)

    @property
    def n_calls(self) -> int:
        return sum(len(times) for times in self.times.values())

    def table(self) -> str:
        n_calls = self.n_calls
        lines = ["| mixed load | calls | p50 | p99 |", "|---|---|---|---|"]
        for kind, times in self.times.items():
            p50, p99 = percentile(times, 50), percentile(times, 99)
            lines.append(f"| {kind} | {len(times)} | {p50:.1f} ms | {p99:.1f} ms |")
        lines += [
            "",
            f"- {n_calls} calls in {self.seconds:.0f} s by {N_CALLERS} callers: {n_calls / self.seconds:.0f} calls/s",
            f"- failures: {len(self.failures)}",
            f"- memory of the server: {mib(self.memory_before[0])} before, {mib(self.memory_after[0])} after",
            f"- with its workers: {mib(self.memory_before[1])} before, {mib(self.memory_after[1])} after",
        ]
        return "\n".join(lines)


class Caller:
    """One of the callers: it has a session and a file of its own, so that it knows every answer."""

    def __init__(self, number: int, client: ClientSession) -> None:
        self.number, self.client = number, client
        self.choose = random.Random(number)
        self.n_counted = 0
        self.written = ""

    async def call(self, kind: str, load: Load) -> None:
        """Kinds are the names of the methods below; each gives what it wanted and what it found."""
        start = time.perf_counter()
        wanted, found = await getattr(self, kind)()
        load.times[kind].append((time.perf_counter() - start) * 1000)
        if wanted != found:
            load.failures.append(f"{kind}: wanted {wanted!r}, found {str(found)[:300]}")

    async def ask(self, tool: str, arguments: dict[str, Any]) -> dict[str, Any]:
        answer = await self.client.call_tool(tool, arguments)
        return answer.structured_content or {"text": answer.content[0].text}

    async def outcome(self, arguments: dict[str, Any]) -> Any:
        """The value of a script that ends well, else the whole answer."""
        report = await self.ask("execute_code", arguments)
        return report["result"] if report.get("success") else report

    async def trivial(self) -> tuple[Any, Any]:
        return 2, await self.outcome({"code": "1 + 1"})

    async def loops(self) -> tuple[Any, Any]:
        return {"north": 24500, "south": 24500}, await self.outcome({"code": LOOPS, "context": {"rows": ROWS}})

    async def session(self) -> tuple[Any, Any]:
        self.n_counted += 1
        return self.n_counted, await self.outcome({"code": COUNTER, "session": f"caller-{self.number}"})

    async def error(self) -> tuple[Any, Any]:
        code = self.choose.choice(list(ERRORS))
        report = await self.ask("execute_code", {"code": code})
        return ERRORS[code], (report.get("error") or {}).get("type", report)

    async def files(self) -> tuple[Any, Any]:
        path = f"caller-{self.number}.txt"
        if not self.written:
            self.written = "x" * self.choose.randrange(1, 5000)
            answer = await self.ask("write_workspace_file", {"path": path, "content": self.written})
            return len(self.written), answer.get("bytes", answer)
        wanted, self.written = self.written, ""
        answer = await self.ask("read_workspace_file", {"path": path})
        return wanted, answer.get("content", answer)

    async def analysis(self) -> tuple[Any, Any]:
        conditions = [{"field": "units", "operator": ">=", "value": 48}]
        answer = await self.ask(
            "execute_analysis",
            {"analysis_type": "filter", "data": ROWS, "parameters": {"conditions": conditions}},
        )
        return [row for row in ROWS if row["units"] >= 48], (answer.get("result") or {}).get("filtered", answer)

    async def timeout(self) -> tuple[Any, Any]:
        report = await self.ask("execute_code", {"code": "while True: pass", "timeout": 1})
        return "ExecutionTimeout", (report.get("error") or {}).get("type", report)


async def run(command: list[str], seconds: float, least_calls: int) -> Load:
    parameters = StdioServerParameters(command=command[0], args=command[1:])
    async with stdio_client(parameters) as streams, ClientSession(*streams) as client:
        await client.initialize()
        server = children(os.getpid(), command[0])[0]
        callers = [Caller(number, client) for number in range(N_CALLERS)]
        # Memory is first read when the server has seen every kind of call, so that growth means a leak.
        warmup = Load()
        await asyncio.gather(*(caller.call(kind, warmup) for caller in callers for kind in WEIGHTS))
        await drive(callers, warmup, lambda: warmup.n_calls >= N_WARMUP)
        load = Load(memory_before=memory(server), failures=warmup.failures)
        start = time.perf_counter()

        def is_enough() -> bool:
            load.seconds = time.perf_counter() - start
            return load.seconds >= seconds and load.n_calls >= least_calls

        await drive(callers, load, is_enough)
        load.seconds = time.perf_counter() - start
        load.memory_after = memory(server)
        return load


async def drive(callers: list[Caller], load: Load, is_enough: Callable[[], bool]) -> None:
    kinds, weights = list(WEIGHTS), list(WEIGHTS.values())

    async def one(caller: Caller) -> None:
        while not is_enough():
            await caller.call(caller.choose.choices(kinds, weights)[0], load)

    await asyncio.gather(*(one(caller) for caller in callers))


def processes() -> list[tuple[int, int, int, str]]:
    """Process id, parent, kilobytes in memory and command of everything that runs."""
    listing = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,rss=,comm="], capture_output=True, text=True, check=True)
    rows = (line.split(None, 3) for line in listing.stdout.splitlines())
    return [(int(pid), int(parent), int(rss), comm) for pid, parent, rss, comm in rows]


def children(parent: int, command: str) -> list[int]:
    # Linux cuts the name at 15 characters, macOS gives the whole path.
    name = os.path.basename(command)[:15]
    return [row[0] for row in processes() if row[1] == parent and os.path.basename(row[3])[:15] == name]


def memory(server: int) -> tuple[int, int]:
    """Kilobytes of the server, and of the server with its workers."""
    rows = processes()
    own = sum(rss for pid, _, rss, _ in rows if pid == server)
    return own, own + sum(rss for _, parent, rss, _ in rows if parent == server)


def mib(kilobytes: int) -> str:
    return f"{kilobytes / 1024:.1f} MiB"
