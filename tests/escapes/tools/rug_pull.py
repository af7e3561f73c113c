# attack: a server changes what a tool means after it was agreed to
# prints: 7
# prints: PermissionError: 'shop.order' has changed since it was approved
# prints: PermissionError: 'shop.order' has changed since it was approved
# prints: True changed
# prints: PermissionError: 'shop.order' has changed since it was approved
from pathlib import Path
from client import call_mcp_tool
from servers.shop import order, reload

def attempt(call):
    try:
        print("ESCAPED", call())
    except PermissionError as error:
        print(f"PermissionError: {error}")

changed = Path("workspace/changed.txt")
if changed.exists():
    changed.unlink()
    reload()
print(order(product="lamp")["number"])
changed.write_text("")
reload()
attempt(lambda: order(product="lamp", address={"city": "Ulm"}))
attempt(lambda: call_mcp_tool("mcp__shop__order", {"product": "lamp", "address": {"city": "Ulm"}}))
shown = get_tool_definition("mcp__shop__order")
print("IMPORTANT" not in str(shown), shown["status"])
import servers.shop
attempt(lambda: servers.shop.order({"product": "lamp", "address": {"city": "Ulm"}}))
