# Tools of another server in plain code: by keywords, with a dict, and by name.
import client
from servers.fixture import add, echo

print(add(a=1, b=2))
print(add({"a": 3, "b": 4}))
print(client.call_mcp_tool("mcp__fixture__add", {"a": 5, "b": 6}, dict))
print(call_mcp_tool("mcp__fixture__echo", {"text": "by name"}))
print(echo(text='[1, {"b": null}]'), repr(echo(text="42")))

import servers.fixture

print(servers.fixture.echo(text="through the package"))
