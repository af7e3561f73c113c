# attack: reach the native module behind the helpers
# stopped by: ModuleNotFoundError
import client
import tool_discovery

for module in (client, tool_discovery):
    for name in ("_call", "call", "_host"):
        if hasattr(module, name):
            print("ESCAPED", name)
    for value in vars(module).values():
        if getattr(value, "__globals__", None):
            print("ESCAPED", value)
import _host
print("ESCAPED")
