"""A server with one tool, `wait`, that answers after so many seconds.

It knows no SDK: what it costs itself is a few microseconds a call, the same for whoever calls it.
"""

import asyncio
import json
import sys

TOOL = {
    "name": "wait",
    "description": "Answers n after so many seconds.",
    "inputSchema": {
        "type": "object",
        "properties": {"seconds": {"type": "number"}, "n": {"type": "integer"}},
        "required": ["seconds", "n"],
    },
}


def result_of(message: dict) -> dict:
    params = message.get("params", {})
    match message["method"]:
        case "initialize":
            return {
                "protocolVersion": params["protocolVersion"],
                "capabilities": {"tools": {}},
                "serverInfo": {"name": "sleeper", "version": "1"},
            }
        case "tools/list":
            return {"tools": [TOOL]}
        case "tools/call":
            return {"content": [{"type": "text", "text": str(params["arguments"]["n"])}]}
        case _:
            return {}


def answer(message: dict) -> None:
    reply = {"jsonrpc": "2.0", "id": message["id"], "result": result_of(message)}
    sys.stdout.write(json.dumps(reply) + "\n")
    sys.stdout.flush()


async def main() -> None:
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        message = json.loads(line)
        if "id" not in message or "method" not in message:
            continue
        seconds = message.get("params", {}).get("arguments", {}).get("seconds", 0)
        if seconds:
            loop.call_later(seconds, answer, message)
        else:
            answer(message)


asyncio.run(main())
