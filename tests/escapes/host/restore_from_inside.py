# attack: read personal data back through a tool that scripts can call
# stopped by: PermissionError
call_mcp_tool("mcp__orchestrator__restore_pii", {"text": "[EMAIL_aaaaaaaaaaaaaaaa]"})
print("ESCAPED")
