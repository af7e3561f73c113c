# attack: reach something else than a tool through the name of one
# prints: 14 refused
refused = 0
for name in (
    "mcp__", "mcp____", "mcp__fixture", "mcp__fixture__", "mcp__fixture__../add", "mcp__fixture__add\0", "mcp__fixture__tools/list",
    "mcp__fixture__add; ls", "mcp__.mcp.json__x", "mcp__../fixture__add", "mcp__wrong__x", "mcp__no-such__" + "x" * 100_000,
    "mcp__fixture__" + "add__" * 10_000, "mcp__FIXTURE__add",
):
    try:
        call_mcp_tool(name, {"a": 1, "b": 2})
        print("ESCAPED", name[:50])
    except KeyError:
        refused += 1
print(refused, "refused")
