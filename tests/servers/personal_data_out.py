# Tokens in arguments are restored for the tools that the operator lets have the values, and for no others.
# setting: pii = "outputs"
# setting: pii_tools = ["fixture.*"]
from servers.fixture import echo, remember, remembered
from servers.flood import echo as elsewhere

token = call_mcp_tool("sanitize_pii", {"text": "john@example.com"})["text"]
remember(text=f"write to {token}")
print(remembered())
print(token in elsewhere(text=token), "@" in elsewhere(text=token), "(EMAIL_" in elsewhere(text=token))
