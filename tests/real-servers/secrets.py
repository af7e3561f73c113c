# What the configuration hands a server is not handed on, whatever the server tells.
import json

told = json.dumps(call_mcp_tool("mcp__everything__get-env", {}))
print("SECRET_TOKEN" in told, "nobody may see" in told, "***" in told)
