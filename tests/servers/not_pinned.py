# Where nothing is held fast, a server may say of its tools what it likes.
# setting: tools_pin = "off"
from pathlib import Path
from servers.shop import order, reload

order(product="lamp")
Path("workspace/changed.txt").write_text("")
reload()
print(order(product="lamp", address={"city": "Ulm"}))
print("IMPORTANT" in get_tool_definition("mcp__shop__order")["description"])
