# attack: the workspace tools as a way around the jail
# prints: refused: 8
refused = 0
for path in ("../data/raw/input.csv", "../../secret_outside", "/etc/passwd", ".work/audit.jsonl"):
    for tool, more in (("read_workspace_file", {}), ("write_workspace_file", {"content": "ESCAPED"})):
        try:
            answer = call_mcp_tool(tool, {"path": path, **more})
        except (PermissionError, FileNotFoundError, OSError, RuntimeError):
            refused += 1
            continue
        print("ESCAPED", answer)
print("refused:", refused)
