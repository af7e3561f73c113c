# Lists that never stay the same and lists without a last page: what they name is found and can be called.
# server: restless restless
# server: pages pages
from servers.pages import echo, page_999
from servers.restless import add

print(add(a=1, b=2))
found = search_tools("", category="restless", limit=1)
print(found.note, [server for server in call_mcp_tool("search_tools", {"category": "restless"})["unavailable"] if server["server"] == "restless"])
print(search_tools("", category="pages", limit=0).note, echo)
