# A tool that fails raises what the server says; a server that fails says what it can.
import asyncio
from client import ToolError
from servers.fixture import crash, echo, fail, lie, noise


def attempt(call):
    try:
        print(call())
    except Exception as error:
        print(f"{type(error).__name__}: {error}")


attempt(lambda: fail(text="no such repository"))
try:
    fail(text="by its class")
except ToolError as error:
    print(error, error.tool)
attempt(lambda: lie(n=1))
attempt(lambda: noise())
attempt(lambda: crash())
attempt(lambda: echo(text="it was started again"))
attempt(lambda: call_mcp_tool("mcp__impatient__hang"))
for server in ("broken", "nowhere", "unset", "refused"):
    attempt(lambda: call_mcp_tool(f"mcp__{server}__x"))
