# Recursive references, unions and names that Python has no use for are arguments like any other.
import inspect
from servers.shop import ask, file_under

tree = {"name": "all", "inside": [{"name": "lamps", "inside": [{"name": "red"}]}]}
print(file_under(tree=tree, id="x"))
print(file_under({"tree": tree, "id": None}))
print(ask({"from": "here", "Notion-Version": None}), ask(from_="here", Notion_Version="2022-06-28"))
print(inspect.signature(ask))
print(call_mcp_tool("mcp__shop__same-name"), call_mcp_tool("mcp__shop__same_name"))
for wrong in ({"tree": {"inside": []}}, {"tree": {"name": "x", "inside": [{"name": 1}]}}, {"tree": {"name": "x"}, "id": []}):
    try:
        file_under(wrong)
    except TypeError as error:
        print(error)
