# Names that no Python and no file would have: each is found and called, and imported by another name where it has one.
# server: odd odd
import servers.odd

found = search_tools("", category="odd", limit=1000, detail_level="full")
for name in [tool["name"] for tool in found if tool["description"] == "Odd."]:
    line = get_tool_definition(f"mcp__odd__{name}").get("import", "")
    own = line.removeprefix("from servers.odd import ")
    print(repr(name[:20]), own[:20], len(own), call_mcp_tool(f"mcp__odd__{name}"), own and getattr(servers.odd, own)())

# The protocol knows no such names; tools that have them are left out.
for name in ("two words", "tab\tand\nline", "x" * 500):
    try:
        call_mcp_tool(f"mcp__odd__{name}")
    except KeyError as error:
        print(error)
