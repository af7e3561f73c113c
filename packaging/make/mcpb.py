"""The bundle that desktop clients install by a double click. It asks for the project's folder and nothing else."""

import json
import subprocess
from pathlib import Path

from make.containers import Entry, files, write_zip
from make.release import Release, filled


def make(release: Release, moment: int) -> Path:
    target = release.target
    about = json.loads(filled("mcpb/manifest.json", PROGRAM=target.program, PLATFORM=target.system))
    about["tools"] = release.tools
    entries = [
        Entry("manifest.json", (json.dumps(about, indent=2) + "\n").encode()),
        Entry(f"server/{target.program}", release.binary, 0o755),
        Entry("server/orchestrator.cdx.json", release.bill),
        *files("", release.documents),
    ]
    path = release.out / target.bundle
    write_zip(path, entries, moment)
    return path


def tools_of(program: Path, folder: Path) -> list[dict[str, str]]:
    """What a server of a new project lists: clients show it before they start one."""
    opening = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "package", "version": "1"}}
    messages = [
        {"id": 1, "method": "initialize", "params": opening},
        {"method": "notifications/initialized"},
        {"id": 2, "method": "tools/list"},
    ]
    with subprocess.Popen([program, "serve", "--project", folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        for message in messages:
            server.stdin.write(json.dumps({"jsonrpc": "2.0"} | message).encode() + b"\n")
        server.stdin.flush()
        answers = map(json.loads, server.stdout)
        listed = next(answer for answer in answers if answer.get("id") == 2)["result"]["tools"]
        server.stdin.close()
    return [{"name": tool["name"], "description": tool["description"].split("\n")[0]} for tool in listed]
