"""Measures `orchestrator serve` against Monty behind the official Python SDK, and under mixed load.

Prints Markdown tables. Run it with scripts/measure-mcp; README.md says what the numbers mean.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import mixed
from mixed import percentile

HERE = Path(__file__).parent
# What a row measures: its name, how many client and server pairs, how many calls at once in each, and
# the seconds between a call's end and the next: a model takes a while to write its next script.
SHAPES = [
    ("1 client, a pause between calls", 1, 1, 0.05),
    ("1 client", 1, 1, 0),
    ("8 clients, a server each", 8, 1, 0),
    ("8 calls at once, one server", 1, 8, 0),
]


class Client:
    """A client process of client.py with the server it started."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "client.py"), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def order(self, n_calls: int, n_parallel: int, pause: float) -> None:
        order = {"n_calls": n_calls, "n_parallel": n_parallel, "pause": pause}
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()

    def times(self) -> list[float]:
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the client ended early with code {self.process.wait()}")
        return json.loads(line)

    def close(self) -> None:
        self.process.stdin.close()
        self.process.wait()


def time_block(clients: list[Client], n_calls: int, n_parallel: int, pause: float) -> list[float]:
    """One turn of a peer: all its clients at once, `n_calls` calls together."""
    for client in clients:
        client.order(n_calls // len(clients), n_parallel, pause)
    return [time for client in clients for time in client.times()]


def round_trips(peers: dict[str, list[str]], n_rounds: int, n_calls: int) -> None:
    print("| `execute_code(\"1 + 1\")` | peer | calls | p50 | p99 | p50 ratio | p99 ratio |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for name, n_clients, n_parallel, pause in SHAPES:
        clients = {peer: [Client(command) for _ in range(n_clients)] for peer, command in peers.items()}
        times = {peer: [] for peer in peers}
        for number in range(n_rounds):
            # Peers take turns, and turns about who goes first, so that noise of the machine hits both.
            for peer in sorted(peers, reverse=number % 2 == 1):
                # Not counted: gets over what the other peer left running, such as workers that warm up.
                time_block(clients[peer], 2 * n_clients * n_parallel, n_parallel, pause)
                times[peer] += time_block(clients[peer], n_calls, n_parallel, pause)
        for client in sum(clients.values(), []):
            client.close()
        print_rows(name, times)


def print_rows(name: str, times: dict[str, list[float]]) -> None:
    found = {peer: (percentile(values, 50), percentile(values, 99)) for peer, values in times.items()}
    base = found["monty"]
    for peer, (p50, p99) in found.items():
        ratios = f"{p50 / base[0]:.2f} | {p99 / base[1]:.2f}"
        print(f"| {name} | {peer} | {len(times[peer])} | {p50:.2f} ms | {p99:.2f} ms | {ratios} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("binary", help="the orchestrator binary")
    parser.add_argument("--rounds", type=int, default=20, help="turns of each peer per shape; 0 leaves this part out")
    parser.add_argument("--calls", type=int, default=200, help="calls in one turn")
    parser.add_argument("--seconds", type=float, default=120, help="least length of the mixed load")
    parser.add_argument("--least-calls", type=int, default=10_000, help="least number of calls under mixed load")
    options = parser.parse_args()
    binary = str(Path(options.binary).resolve())
    with tempfile.TemporaryDirectory() as project:
        own = [binary, "serve", "--project", project]
        monty = [sys.executable, str(HERE / "monty_server.py")]
        if options.rounds:
            round_trips({"orchestrator": own, "monty": monty}, options.rounds, options.calls)
            print()
        load = asyncio.run(mixed.run(own, options.seconds, options.least_calls))
        print(load.table())
    if load.failures:
        sys.exit("error: calls did not end as they must:\n" + "\n".join(load.failures[:20]))


if __name__ == "__main__":
    main()
