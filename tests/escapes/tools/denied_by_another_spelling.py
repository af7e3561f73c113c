# attack: call a denied tool by the name that Python has for it, or for its server
# setting: tools_deny = ["fixture.other-ids", "many-tools.grow"]
# prints: 5 refused
import client
from servers.fixture import other_ids
from servers.many_tools import grow

refused = 0
for attempt in (
    other_ids,
    lambda: client.call_mcp_tool("mcp__fixture__other_ids"),
    lambda: client.call_mcp_tool("mcp__fixture__other-ids"),
    grow,
    lambda: client.call_mcp_tool("mcp__many_tools__grow"),
):
    try:
        attempt()
        print("ESCAPED")
    except PermissionError:
        refused += 1
print(refused, "refused")
