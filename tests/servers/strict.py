# Where a person wants to agree to every tool first, there is a name and nothing to call until then.
# setting: tools_pin = "strict"
from tool_discovery import search_tools

found = search_tools("fixture.add", detail_level="full", limit=1)[0]
print(found["name"], found["status"], repr(found["description"]), found["input_schema"])
from servers.fixture import add

add(a=1, b=2)
