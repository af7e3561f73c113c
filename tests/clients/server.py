"""The server under test: where the binary is, a project for it, and how it is started and watched.

Nothing here needs an SDK. ORCHESTRATOR names the binary.
"""

import contextlib
import json
import os
import queue
import shutil
import socket
import subprocess
import tempfile
import threading
import urllib.error
import urllib.request
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
BINARY = str(Path(os.environ["ORCHESTRATOR"]).resolve())
# No wait in these tests should come near this; it turns a hang into a failure.
PATIENCE_SECONDS = 60

SCAN_RESULTS = [
    {"id": 1, "severity": "high", "title": "SQL injection"},
    {"id": 2, "severity": "low", "title": "Verbose banner"},
    {"id": 3, "severity": "critical", "title": "Remote code execution"},
    {"id": 4, "severity": "medium", "title": "Weak cipher"},
]


def environment_for(project: Path) -> dict[str, str]:
    """The vault's key and other settings of a user must neither reach a test nor come from one."""
    return {"XDG_CONFIG_HOME": str(project.parent / "config")}


def large_dataset() -> list[dict]:
    """10,000 rows, of which every fourth is active."""
    return [{"id": number, "status": "active" if number % 4 == 0 else "closed"} for number in range(10_000)]


@contextlib.contextmanager
def new_project():
    """A copy of the example project with the files that the documented examples read."""
    with tempfile.TemporaryDirectory() as parent:
        folder = Path(parent) / "project"
        outputs = shutil.ignore_patterns("reports", "workspace", ".work")
        shutil.copytree(REPOSITORY / "examples" / "project", folder, ignore=outputs)
        workspace = folder / "workspace"
        workspace.mkdir()
        (workspace / "large_dataset.json").write_text(json.dumps(large_dataset()))
        (workspace / "scan_results.json").write_text(json.dumps(SCAN_RESULTS))
        yield folder


class StdioServer:
    """`orchestrator serve` over pipes, spoken to line by line."""

    def __init__(self, project: Path, *options: str) -> None:
        self.process = subprocess.Popen(
            [BINARY, "serve", "--project", str(project), *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=os.environ | environment_for(project),
        )
        self.next_id = 0
        self.lines: queue.Queue[str | None] = queue.Queue()
        # Reading in a thread, so that waiting for a line can be given up.
        self.reader = threading.Thread(target=self._read)
        self.reader.start()

    def _read(self) -> None:
        with self.process.stdout as lines:
            for line in lines:
                self.lines.put(line.decode())
        self.lines.put(None)

    def __enter__(self):
        return self

    def __exit__(self, *_) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.reader.join(PATIENCE_SECONDS)

    def send_line(self, line: str) -> None:
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def send(self, method: str, params: dict | None = None) -> int:
        self.next_id += 1
        message = {"jsonrpc": "2.0", "id": self.next_id, "method": method}
        self.send_line(json.dumps(message if params is None else message | {"params": params}))
        return self.next_id

    def notify(self, method: str, params: dict | None = None) -> None:
        message = {"jsonrpc": "2.0", "method": method}
        self.send_line(json.dumps(message if params is None else message | {"params": params}))

    def receive(self) -> dict:
        line = self.lines.get(timeout=PATIENCE_SECONDS)
        if line is None:
            raise EOFError("the server closed its output")
        return json.loads(line)

    def answer(self, request: int) -> dict:
        """The answer to a request; notifications before it are skipped."""
        while (message := self.receive()).get("id") != request or "method" in message:
            pass
        return message

    def ask(self, method: str, params: dict | None = None) -> dict:
        return self.answer(self.send(method, params))

    def initialize(self, revision: str = "2025-11-25") -> dict:
        client = {"name": "raw", "version": "1"}
        asked = {"protocolVersion": revision, "capabilities": {}, "clientInfo": client}
        found = self.ask("initialize", asked)
        self.notify("notifications/initialized")
        return found

    def call(self, tool: str, arguments: dict) -> dict:
        return self.ask("tools/call", {"name": tool, "arguments": arguments})


@contextlib.contextmanager
def http_server(project: Path, *options: str, environment: dict[str, str] | None = None):
    """`orchestrator serve --http` on a free port; gives its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [BINARY, "serve", "--http", f"127.0.0.1:{port}", "--project", str(project), *options]
    # An operator's token in our own environment must not reach the server.
    inherited = {key: value for key, value in os.environ.items() if key != "ORCHESTRATOR_HTTP_TOKEN"}
    variables = inherited | environment_for(project) | (environment or {})
    process = subprocess.Popen(command, stderr=subprocess.PIPE, env=variables)
    try:
        wait_for_port(port, process)
        threading.Thread(target=process.stderr.read, daemon=True).start()
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        process.terminate()
        process.wait()
        process.stderr.close()


def wait_for_port(port: int, process: subprocess.Popen) -> None:
    while True:
        with contextlib.suppress(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port), PATIENCE_SECONDS).close()
            return
        with contextlib.suppress(subprocess.TimeoutExpired):
            code = process.wait(0.02)
            raise RuntimeError(f"the server ended with code {code}: {process.stderr.read().decode()}")


def post(url: str, message: dict, headers: dict[str, str] | None = None) -> tuple[int, str]:
    """Status and body of one POST as a client would send it."""
    sent = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
    request = urllib.request.Request(url, json.dumps(message).encode(), sent | (headers or {}))
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_SECONDS) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def children(parent: int) -> list[int]:
    """Process ids of the direct children: the workers of a server."""
    listing = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True)
    pairs = (map(int, line.split()) for line in listing.stdout.splitlines())
    return [pid for pid, ppid in pairs if ppid == parent]


def is_running(pid: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout.strip()
    return state != "" and not state.startswith("Z")
