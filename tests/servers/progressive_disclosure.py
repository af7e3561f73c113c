# test_progressive_disclosure: three levels of detail, each with what the one before has and no more.
# server: github github
from tool_discovery import search_tools

# Level 1: names only
tools = search_tools(query="github", detail_level="name_only")
assert tools and all("name" in t for t in tools)
assert all("description" not in t for t in tools)
print(tools[0])

# Level 2: with descriptions
tools = search_tools(query="github", detail_level="with_description")
assert tools and all("description" in t for t in tools)
assert all("input_schema" not in t for t in tools)
print(tools[0])

# Level 3: full schemas
tools = search_tools(query="github", detail_level="full")
assert tools and all("input_schema" in t for t in tools)
print(tools[0])
print(sorted(t["name"] for t in tools))
