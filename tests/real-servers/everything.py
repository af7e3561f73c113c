# The server that has one of everything: text, structure, pictures, resources, errors, over both transports.
import asyncio
from client import ToolError

for server in ("everything", "everything-http"):
    prefix = f"mcp__{server}__"
    print(server, search_tools("", category=server, limit=1).total > 5)
    print(await call_mcp_tool(prefix + "echo", {"message": "hello"}))
    sums = await asyncio.gather(*[call_mcp_tool(prefix + "get-sum", {"a": n, "b": 1}) for n in range(20)])
    print(len(sums), sums[-1])
    picture = await call_mcp_tool(prefix + "get-tiny-image", {})
    print([item if isinstance(item, str) else sorted(item) for item in picture])
    weather = await call_mcp_tool(prefix + "get-structured-content", {"location": "New York"})
    print(type(weather).__name__, sorted(weather))
    try:
        await call_mcp_tool(prefix + "echo", {"massage": "hello"})
    except TypeError as error:
        print(error)
