# A server that ends at once, and one that takes longer to introduce itself than its entry allows.
# server: quits quits
# server: mute mute {"start_timeout": 1}
for server in ("quits", "mute"):
    try:
        call_mcp_tool(f"mcp__{server}__x")
    except ConnectionError as error:
        print(error)
