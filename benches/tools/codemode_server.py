"""FastMCP's CodeMode before sleeper.py: the peer that run.py measures our nested calls against.

Its connection to the server is opened once and kept, which is the fastest it has.
"""

import asyncio
import sys
from pathlib import Path

from fastmcp import Client
from fastmcp.client.transports import StdioTransport
from fastmcp.experimental.transforms.code_mode import CodeMode
from fastmcp.server import create_proxy

SLEEPER = Path(__file__).parent / "sleeper.py"


async def main() -> None:
    async with Client(StdioTransport(sys.executable, [str(SLEEPER)])) as client:
        server = create_proxy(client, name="codemode")
        server.add_transform(CodeMode(max_tool_calls=None))
        await server.run_async("stdio", show_banner=False)


asyncio.run(main())
