# attack: arguments nested so deep that reading them overflows a stack
# stopped by: ValueError
nested = []
for _ in range(100_000):
    nested = [nested]
call_mcp_tool("search_tools", {"query": nested})
print("ESCAPED")
