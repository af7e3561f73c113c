"""Connects whichever version of the official Python SDK is installed, and gives plain JSON back.

CLIENT_PROTOCOL chooses how a connection opens: `handshake` (initialize, every version can) or
`discover` (revision 2026-07-28, SDK 2 only).
"""

import asyncio
import contextlib
import functools
import logging
import os
from importlib.metadata import version
from pathlib import Path

import mcp
import mcp.types as types
from mcp import ClientSession, StdioServerParameters, stdio_client

import server

# It warns at each call of a synonym, because a listing names only the tool itself.
logging.disable(logging.WARNING)

IS_NEW = not version("mcp").startswith("1.")
IS_DISCOVER = os.environ.get("CLIENT_PROTOCOL", "handshake") == "discover"
# The class was renamed in SDK 2.
McpError = mcp.MCPError if IS_NEW else mcp.McpError


def plain(model) -> dict:
    """A message as it stood on the wire: both versions differ only in the names of attributes."""
    return model.model_dump(mode="json", by_alias=True, exclude_none=True)


class Client:
    """A connected session. `heard` holds notifications in the order of their arrival."""

    def __init__(self, session: ClientSession, opened: dict, heard: list) -> None:
        self.session, self.opened, self.heard = session, opened, heard

    async def call(self, tool: str, arguments: dict | None = None, **options) -> dict:
        return plain(await self.session.call_tool(tool, arguments or {}, **options))

    async def value(self, tool: str, arguments: dict | None = None) -> dict:
        """What a tool gives when it works; volatile numbers are settled."""
        answer = await self.call(tool, arguments)
        if answer.get("isError"):
            raise AssertionError(f"{tool} failed: {answer['content'][0]['text']}")
        return settle(answer["structuredContent"])

    async def report(self, code: str, **arguments) -> dict:
        """The report of an execution, whether it worked or not; volatile numbers are settled."""
        return settle((await self.call("execute_code", {"code": code, **arguments}))["structuredContent"])

    async def start(self, tool: str, arguments: dict) -> tuple[asyncio.Task, int | None]:
        """Begins a call that `give_up` may end."""
        # Only SDK 1 needs the number of the request, to cancel it by hand.
        request = None if IS_NEW else self.session._request_id
        call = asyncio.create_task(self.call(tool, arguments))
        # The request must be numbered before the next one is.
        await asyncio.sleep(0)
        return call, request

    async def give_up(self, started: tuple[asyncio.Task, int | None]) -> None:
        call, request = started
        if request is not None:
            params = types.CancelledNotificationParams(requestId=request)
            notification = types.CancelledNotification(method="notifications/cancelled", params=params)
            await self.session.send_notification(types.ClientNotification(notification))
        # SDK 2 tells the server by itself when a call is given up.
        call.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await call

    async def listing(self, what: str) -> list[dict]:
        """All pages of `tools`, `resources`, `resource_templates` or `prompts`."""
        head, *tail = what.split("_")
        key = head + "".join(word.title() for word in tail)
        items, cursor = [], None
        while True:
            params = types.PaginatedRequestParams(cursor=cursor)
            page = plain(await getattr(self.session, f"list_{what}")(params=params))
            items += page[key]
            if (cursor := page.get("nextCursor")) is None:
                return items

    async def read(self, uri: str) -> dict:
        # SDK 1 wants a parsed address, and pydantic turns text into one.
        return plain(await self.session.read_resource(uri))


async def until(condition) -> None:
    """Waits for something outside the connection, such as a file a script writes."""
    while not condition():
        await asyncio.sleep(0.01)


# Numbers that differ from run to run. What matters here is that they are there and make sense.
VOLATILE = {"execution_time_ms", "peak_memory_bytes", "returned", "kept_out", "modified", "created", "updated"}


def settle(value, key: str = ""):
    if isinstance(value, dict):
        return {key: settle(item, key) for key, item in value.items()}
    if isinstance(value, list):
        return [settle(item) for item in value]
    if key not in VOLATILE:
        return value
    if isinstance(value, str):
        return "now"
    assert value >= 0, f"{key} must not be negative, found {value}"
    return 0


def report(result=None, **changes) -> dict:
    """A report of a script that ended well, apart from the changes."""
    return {
        "success": True,
        "result": result,
        "output": "",
        "stderr": "",
        "error": None,
        "artifacts": [],
        "execution_time_ms": 0,
        "instructions": None,
        "peak_memory_bytes": 0,
        "isolation": "production",
        "truncated": False,
        "tokens": {"returned": 0, "kept_out": 0},
    } | changes


@contextlib.asynccontextmanager
async def connect(project: Path, *options: str, names_project: bool = True, **callbacks):
    """A client of a new server on this project; `callbacks` are what the server may ask the client."""
    heard = []

    async def on_log(params) -> None:
        heard.append(("log", plain(params)))

    parameters = StdioServerParameters(
        command=server.BINARY,
        args=["serve", *(["--project", str(project)] if names_project else []), *options],
        env=server.environment_for(project),
        cwd=project.parent,
    )
    if IS_DISCOVER:
        callbacks["log_level"] = "debug"
    with open(os.devnull, "w") as nowhere:
        async with stdio_client(parameters, errlog=nowhere) as streams:
            async with ClientSession(*streams, logging_callback=on_log, **callbacks) as session:
                opened = await (session.discover() if IS_DISCOVER else session.initialize())
                yield Client(session, plain(opened), heard)


def served_with(*options: str, **more):
    """Runs a test with a client connected to a new server on a new project; arguments as of `connect`."""

    def wrap(test):
        @functools.wraps(test)
        def run(case) -> None:
            async def inside() -> Exception | None:
                with server.new_project() as project:
                    async with connect(project, *options, **more) as client:
                        client.project = project
                        try:
                            await asyncio.wait_for(test(case, client), server.PATIENCE_SECONDS)
                        # Handed out by hand, since task groups of the SDK would wrap it.
                        except Exception as error:
                            return error

            if (error := asyncio.run(inside())) is not None:
                raise error

        return run

    return wrap


served = served_with()
