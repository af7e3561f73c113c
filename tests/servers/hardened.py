# At the level hardened there are no tools of others.
# level: hardened
try:
    call_mcp_tool("mcp__fixture__echo", {"text": "x"})
except PermissionError as error:
    print(error)
from servers.fixture import echo
