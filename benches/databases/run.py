"""Rows per second of `load_sql` from a real PostgreSQL, through `serve` and a worker.

    run.py ADDRESS BINARY [OTHER_BINARY]

The table `numbers` is there already: scripts/measure-databases fills it. With two binaries their calls alternate, so
that both meet the same machine; the ratio is the first one's speed over the second one's.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile

N_ROUNDS = 7
CODE = """
from orchestrator.mcp.data import load_sql
frame = load_sql("SELECT id, amount, word FROM numbers")
[len(frame), int(frame["id"].sum()), round(float(frame["amount"].sum()), 3), frame["word"].iloc[-1]]
"""


class Server:
    """One `serve` over stdio."""

    def __init__(self, binary: str, address: str, folder: str) -> None:
        environment = {**os.environ, "ORCHESTRATOR_DATABASE_URL": address}
        self.process = subprocess.Popen(
            [os.path.abspath(binary), "serve", "--project", folder],
            env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )
        self.n_asked = 0
        client = {"name": "measure", "version": "1"}
        self.ask("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": client})
        self.tell({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def tell(self, message: dict) -> None:
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def ask(self, method: str, params: dict) -> dict:
        self.n_asked += 1
        self.tell({"jsonrpc": "2.0", "id": self.n_asked, "method": method, "params": params})
        for line in self.process.stdout:
            answer = json.loads(line)
            if answer.get("id") == self.n_asked:
                return answer["result"]
        raise RuntimeError("the server ended")

    def load(self) -> tuple[float, list]:
        """Seconds of one execution, and what it found."""
        report = self.ask("tools/call", {"name": "execute_code", "arguments": {"code": CODE}})["structuredContent"]
        if not report["success"]:
            raise RuntimeError(report["error"]["traceback"])
        return report["execution_time_ms"] / 1000, report["result"]


def main(address: str, *binaries: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        servers = [Server(binary, address, folder) for binary in binaries]
        found = [server.load()[1] for server in servers]
        if any(other != found[0] for other in found):
            raise RuntimeError(f"the binaries read different rows: {found}")
        seconds = [[] for _ in servers]
        for _ in range(N_ROUNDS):
            for server, times in zip(servers, seconds):
                times.append(server.load()[0])
        for server in servers:
            server.process.stdin.close()
            server.process.wait(timeout=30)
    medians = [statistics.median(times) for times in seconds]
    for binary, median, times in zip(binaries, medians, seconds):
        print(f"{binary}: {found[0][0] / median:,.0f} rows/s (median {median:.3f} s, {min(times):.3f} to {max(times):.3f})")
    if len(medians) == 2:
        print(f"ratio: {medians[1] / medians[0]:.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
