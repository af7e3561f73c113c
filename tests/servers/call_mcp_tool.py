# test_call_mcp_tool: the client calls a tool by its name, and the answer has the shape that was asked for.
# server: github github
from client import call_mcp_tool

result = await call_mcp_tool("mcp__github__search_repositories", {"query": "python stars:>1000"}, dict)
assert "total_count" in result
assert "items" in result
print(result)
