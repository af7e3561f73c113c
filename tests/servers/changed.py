# A tool that changed since it was agreed to is not called, however it is named; the others are.
from pathlib import Path
from servers.shop import find_products, order, reload

print(order(product="lamp"))
Path("workspace/changed.txt").write_text("")
reload()
print(find_products(words="lamp"))
print(call_mcp_tool("mcp__shop__refund", {"number": 7}))
order(product="lamp", address={"city": "Ulm"})
