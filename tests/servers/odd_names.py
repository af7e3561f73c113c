# Names that no Python and no file would have: each is found, imported by its other name, and called.
# server: odd odd
import servers.odd

wanted = [tool["name"] for tool in search_tools("", category="odd", limit=1000, detail_level="full") if tool["description"] == "Odd."]
for name in wanted:
    definition = get_tool_definition(f"mcp__odd__{name}")
    own = definition["import"].removeprefix("from servers.odd import ")
    print(repr(name[:20]), own[:20], len(own), getattr(servers.odd, own)(), call_mcp_tool(f"mcp__odd__{name}"))
