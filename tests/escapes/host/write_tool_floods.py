# attack: have a tool of the program write until the disk is full; each call by itself may
# prints: 31 written, then OSError: the execution has written too much
# limits: timeout=60
text = "x" * (8 << 20)
n_written = 0
try:
    while True:
        call_mcp_tool("write_workspace_file", {"path": "flood.txt", "content": text})
        n_written += 1
except OSError as error:
    print(f"{n_written} written, then {type(error).__name__}: {error}")
