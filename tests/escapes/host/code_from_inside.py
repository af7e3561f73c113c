# attack: start executions from an execution, each with a budget of its own
# stopped by: PermissionError
call_mcp_tool("execute_code", {"code": "1"})
print("ESCAPED")
