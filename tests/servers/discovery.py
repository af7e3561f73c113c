# Tools of servers are found beside our own, as much of them as is asked for, and the list follows its server.
from servers.fixture import grow
from tool_discovery import search_tools

print(search_tools("adds two numbers", detail_level="name_only", limit=1))
print(search_tools("adds two numbers", limit=1))
print(search_tools("fixture.add", detail_level="full", limit=1)[0]["input_schema"]["required"])
print(get_tool_definition("mcp__fixture__add")["import"])
print(search_tools("", category="many-tools", limit=1).note)
before = {tool["name"] for tool in search_tools("", category="fixture", limit=100)}
grow()
print({tool["name"] for tool in search_tools("", category="fixture", limit=100)} - before)
print(call_mcp_tool("mcp__fixture__grown"))
