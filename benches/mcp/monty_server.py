"""Monty behind the official Python SDK: the peer that run.py measures our server against.

Each call checks a worker out of Monty's pool and gives it back, which is the nearest it has to our
call without a session: warm worker, no variables left over.
"""

import os
from contextlib import asynccontextmanager
from typing import Any

from mcp.server.mcpserver import Context, MCPServer
from pydantic_monty import AsyncMonty, CollectString, MontyError
from typing_extensions import TypedDict


class Report(TypedDict):
    success: bool
    result: Any
    output: str
    error: str | None


@asynccontextmanager
async def pool_of_workers(_server: MCPServer):
    # Warm from the start, as ours is; the most Monty runs at once is its default, one per core.
    async with AsyncMonty(min_processes=os.cpu_count() or 1) as pool:
        yield pool


server = MCPServer("monty", lifespan=pool_of_workers, log_level="ERROR")


@server.tool()
async def execute_code(code: str, ctx: Context, context: dict[str, Any] | None = None, timeout: float = 30) -> Report:
    """Run Python in a sandbox."""
    pool: AsyncMonty = ctx.request_context.lifespan_context
    printed = CollectString()
    try:
        async with pool.checkout(limits={"max_feed_duration_secs": timeout}) as session:
            value = await session.feed_run(code, inputs=context, print_callback=printed)
    except MontyError as error:
        return Report(success=False, result=None, output=printed.output, error=str(error))
    return Report(success=True, result=value, output=printed.output, error=None)


if __name__ == "__main__":
    server.run("stdio")
