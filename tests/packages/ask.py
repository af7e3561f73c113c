"""ask CONFIGURATION CODE: starts the server that a client's configuration names, as the client would, and lets it execute code.

With the official SDK. A configuration is `.mcp.json`, or the manifest of an unpacked bundle, followed by a project's folder.
"""

import asyncio
import json
import os
import sys
from pathlib import Path

from mcp import ClientSession, StdioServerParameters, stdio_client


def server_in(configuration: Path, project: str) -> tuple[str, list[str]]:
    content = json.loads(configuration.read_text())
    if "mcpServers" in content:
        server = content["mcpServers"]["orchestrator"]
        return server["command"], server["args"]
    server = content["server"]["mcp_config"]
    known = {"${__dirname}": str(configuration.parent.resolve()), "${user_config.project}": project}

    def settled(text: str) -> str:
        for name, value in known.items():
            text = text.replace(name, value)
        return text

    return settled(server["command"]), [settled(argument) for argument in server["args"]]


async def main(configuration: str, code: str, project: str = "") -> None:
    command, arguments = server_in(Path(configuration), project)
    parameters = StdioServerParameters(command=command, args=arguments, env={"PATH": os.environ["PATH"]})
    with open(os.devnull, "w") as nowhere:
        async with stdio_client(parameters, errlog=nowhere) as streams, ClientSession(*streams) as session:
            opened = await session.initialize()
            answer = await session.call_tool("execute_code", {"code": code})
    opened, answer = (model.model_dump(mode="json", by_alias=True) for model in (opened, answer))
    print(f"{opened['serverInfo']['name']} {opened['serverInfo']['version']}")
    report = answer["structuredContent"]
    print(json.dumps({key: report[key] for key in ("success", "output", "result", "error")}, indent=2))


asyncio.run(main(*sys.argv[1:]))
